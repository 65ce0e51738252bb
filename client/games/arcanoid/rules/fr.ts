import { bound, type Translation } from "../../../features/rules/bound.ts";
import type { ArcanoidRuleText } from "./en.ts";

export const fr: Translation<ArcanoidRuleText> = {
  chapters: {
    dresden: {
      title: "Dresde, le jeu principal",
      lead: "Quatre batailles à la fois, une par couleur : engagez-vous où vous pouvez gagner, renoncez ailleurs.",
      sections: {
        aim: {
          title: "Le but",
          text: {
            F2: "Une manche, ce sont quatre batailles en même temps, un champ par couleur. Chaque champ a exactement un vainqueur ; on peut en gagner plusieurs, même les quatre.",
            G1: "Le joueur qui a gagné le plus de champs sur toutes les manches gagne la partie. Les champs de vos démons sont à vous.",
          },
        },
        cards: {
          title: "Les cartes",
          picture: "deck",
          text: {
            K1: "Il y a 78 cartes : quatre couleurs de quatorze et 22 atouts. Les couleurs ont partout le même ordre : épées, bâtons, coupes, deniers. De l’as, qui compte 1, au 10, ce sont les cartes numérales ; valet, cavalier, reine et roi sont les figures.",
            K2: "Les atouts sont numérotés de 0 à 21 ; chacun a sa règle, racontée au chapitre suivant. Quand une règle parle des atouts comme d’une sorte, il s’agit de 1 à 21 : le Fou est une sorte à lui seul.",
            "ours K3":
              "Les fichiers de parties écrivent une carte par sa couleur et son rang, comme sw10 ou cu13, et un atout par t et son numéro.",
          },
        },
        deal: {
          title: "La donne",
          text: {
            F1: "On joue de deux à dix, au mieux de quatre à six. Une partie compte cinq manches ; chacune est donnée du jeu entier, fraîchement mélangé, et seul son résultat est gardé.",
            "ours F1": "On peut choisir d’une à neuf manches, pour des soirées plus courtes ou plus longues.",
            "ours F3":
              "Le hasard désigne qui commence la première manche ; chaque suivante, c’est la place d’après. On joue à tour de rôle.",
            "F4 F5":
              "Chacun reçoit six cartes, le reste est la pioche. Six cartes fermées : voilà ce que contient une main avant et après chaque coup, sauf si un atout le change. Elle n’est plus petite que si la pioche est vide.",
          },
        },
        turn: {
          title: "Votre tour",
          text: {
            T1: "Personne ne peut passer. Vous faites une chose : défausser, vous engager, abdiquer, jouer un atout, ou vous servir d’un Chariot ou d’une Tempérance posés devant vous.",
            T2: "Défausser une carte de votre choix est toujours permis. Elle va face cachée à la défausse, et personne ne la voit.",
            "T3 T4":
              "Ensuite vous complétez votre main à six, tant que la pioche le permet. Papesse, Pape et Justice vous font alors rejouer ; tout autre coup termine le tour.",
            "T5 T6":
              "Vous jouez avec les cartes de votre main, fermées ou ouvertes, et celles de la rangée qu’étale la Justice. Sans aucune d’elles, vous ne pouvez qu’abdiquer un champ de votre choix.",
            "ours T7":
              "L’ordre d’un coup : ses cartes quittent leur place ; son effet a lieu ; le Fou peut voler ; qui est sorti s’en va ; vous piochez, puis un voleur ; qui a trop de cartes défausse ; puis vous rejouez, ou votre tour finit, la rangée est complétée, et qui a l’Ermite peut prendre un tour de plus.",
            "ours T8": "Quand un atout dit « piochez une carte », vous complétez votre main.",
            "ours T9":
              "Un atout qui ne trouve rien à faire peut être joué quand même, sauf si sa règle pose une condition. Sans ce qu’il lui faut, on ne peut que le défausser.",
          },
        },
        engage: {
          title: "S’engager",
          picture: "numbers",
          text: {
            "E1 F6":
              "Sur chaque champ, on s’engage une fois par manche. Ce que vous engagez reste ouvert jusqu’à la fin de la manche ; rien ne s’ajoute ni ne se reprend. Un coup fait un engagement. Personne d’autre ne s’engage sur un champ tempéré.",
            E3: "Posez une ou plusieurs cartes numérales de la couleur du champ : leur force est leur somme. Ainsi 4, 6 et 7 font 17, et perdent contre 9 et 10.",
            E4: "Ou un valet de la couleur, seul ou avec son as : 14½. Ou un cavalier, de même : 17½. L’as n’ajoute rien, mais il tient le Fou à distance.",
            E9: "Avec le Bateleur, une carte numérale d’une autre couleur compte pour une de celle-ci : parmi des nombres, ou comme as auprès d’un valet ou d’un cavalier. Elle peut être la seule carte, sur n’importe quel champ.",
            E10: "Rien d’autre ne s’engage : ni reine ou roi seuls, ni deux autres figures, ni rien de plus avec un couple, ni Impératrice, Empereur, Amoureux ou Bateleur seuls.",
            E11: "La plus haute somme est 65, de 1 à 10 avec un 10 transformé. Tout couple est au-dessus.",
          },
        },
        couples: {
          title: "Les couples",
          picture: "couples",
          text: {
            E5: "Le couple royal, c’est la reine et le roi de la couleur, et rien d’autre.",
            E6: "Un couple illégitime, c’est l’Amoureux avec une figure de la couleur ; ou l’Amoureux avec l’Impératrice ou l’Empereur, sur un champ ou sur deux à la fois.",
            E7: "Le couple impérial, c’est l’Impératrice et l’Empereur, sur un champ ou sur deux à la fois.",
            E8: "Un couple sur deux champs est un seul coup, avec les mêmes cartes.",
            "ours E8": "Les deux champs doivent lui être ouverts, puisque c’est un seul engagement.",
          },
        },
        abdicate: {
          title: "Renoncer à un champ",
          text: {
            "E2 F7":
              "Abdiquer ne coûte aucune carte et est toujours permis sur un champ où vous êtes libre, tempéré ou non. Le champ est alors rempli pour vous comme par un engagement, et vous ne pouvez plus le gagner, sauf si tous y renoncent.",
            E12: "Tout engagement, toute abdication, un Jugement ou un Monde touchent un champ pour toute la manche, même si la Tour les défait : le Monde ne peut plus y venir.",
          },
        },
        out: {
          title: "Être sorti",
          text: {
            F8: "Dès que vous êtes engagé ou avez abdiqué sur les quatre champs, vous êtes sorti de la manche : votre main va à la défausse, et vous ne piochez plus.",
            "ours F8": "De même vos cartes ouvertes, votre Chariot avec sa réserve, votre Ermite et votre Tempérance.",
            F9: "La manche finit quand tous sont sortis. On compte les champs, et l’on redonne.",
          },
        },
        piles: {
          title: "Pioche et défausse",
          text: {
            "P1 P2":
              "La défausse est face cachée : qui a défaussé une carte la connaît, les autres seulement ce qu’ils ont vu ouvert. Les cartes engagées et les atouts qui restent sur la table n’en font pas partie et ne reviennent pas dans la manche.",
            P3: "Quand quelqu’un prend la dernière carte de la pioche, tous votent pour savoir si la défausse devient une nouvelle pioche : l’un après l’autre à partir de lui, les sortis aussi. Un seul non suffit, et la pioche est fermée pour la manche. Si tous disent oui, la défausse est mélangée, et l’on continue de piocher.",
            P4: "Sans défausse, pas de vote : la pioche est fermée.",
            P5: "La pioche est renouvelée aussi souvent que tous sont d’accord.",
            "ours P5":
              "Une table peut choisir une limite, d’aucun à cinq renouvellements par manche : la pioche est ensuite fermée sans vote. Sans limite, elle est fermée après le cinquantième, pour qu’aucune manche ne dure sans fin.",
            P6: "La Marée vote toujours oui.",
            "ours P6":
              "Un démon n’a pas de voix à lui : quand il pioche, son maître vote le premier. Quand la Marée pioche, c’est la place d’après.",
            "ours P7":
              "Si plusieurs piochent dans un coup, chacun pioche tout avant le suivant. Le dernier n’aura peut-être rien.",
          },
        },
        winning: {
          title: "Qui gagne un champ",
          text: {
            W1: "Le Monde l’emporte sur un couple impérial, un royal et un illégitime, dans cet ordre ; puis le plus de points, puis une abdication.",
            "W2 W3":
              "Ainsi 15 bat un valet et un valet 14, et 18 bat un cavalier et un cavalier 17. Deux couples d’une sorte, deux valets ou deux cavaliers ne peuvent se rencontrer sur un champ : chacun est unique.",
            "ours W4":
              "À sommes égales, la plus haute carte l’emporte. La liste publiée est perdue ; les cartes d’une couleur sont toutes différentes, un coup d’œil suffit donc.",
            "ours W5":
              "Si elles sont égales aussi, le Bateleur en a transformé une : l’engagement sans lui gagne. Une table peut choisir que moins de cartes l’emportent d’abord.",
            "ours W6": "Si tous ont abdiqué, le dernier à l’avoir fait gagne.",
          },
        },
        match: {
          title: "Qui gagne la partie",
          text: {
            "ours G2":
              "Si plusieurs ont le plus de champs, le plus d’épées décide entre eux, puis les bâtons, puis les coupes. La liste publiée est perdue ; c’est l’ordre des couleurs.",
            "ours G3":
              "Si c’est encore égal, le champ que l’un d’eux a gagné en dernier décide, en remontant depuis la dernière manche dans l’ordre des couleurs.",
            "ours G4 G5":
              "Toutes les manches se jouent, que tout soit décidé ou non. Il n’y a partie nulle que si la Marée a tous les champs.",
          },
        },
        asking: {
          title: "Ce qu’on vous demande entre les tours",
          text: {
            "ours S1":
              "La table attend qui joue, et des réponses : si le Fou vole, si l’on prend un tour de plus, comment vous votez, qui vous appelez ensuite, ce que vous défaussez quand vous en avez trop. Le reste se fait tout seul.",
            "ours S2":
              "Quand quelqu’un tente un engagement que le Fou pourrait voler, on demande à la fois à tous ceux qui sont libres sur le champ et ont une carte fermée, pour que rien ne dise qui le tient. Si tous le laissent, il tient.",
            "ours S3":
              "Le joueur qui a l’Ermite est interrogé après chaque tour, et peut refuser jusqu’à son propre tour.",
            "ours S4":
              "À côté du plateau, vous pouvez répondre d’avance : laisser toujours passer, sous une force ou sur certains champs ; voter toujours oui ou non. De telles réponses attendent un moment à elles, quel qu’en soit l’auteur.",
            "ours S5":
              "Pour un absent, la patience de la table, sa pendule et ses bots valent pour les réponses comme pour les tours.",
          },
        },
        secrets: {
          title: "Qui voit quoi",
          text: {
            "ours S6":
              "Votre main fermée n’est vue que de vous ; combien elle a de cartes, tous le voient. Personne ne voit la pioche. Une défausse est connue de qui l’a faite, et de tous si elle était ouverte. Ce qui est ouvert sur la table, votes, appels et abdications sont visibles de tous.",
            "ours S7":
              "Une de vos cartes que d’autres ont vue retourne dans votre main sans être suivie : nul ne sait plus laquelle c’est.",
            "ours S8": "Le vote précède tout regard sur ce qui est pioché.",
            S9: "Parlez tant que vous voulez, et mentez si cela vous plaît.",
          },
        },
        options: {
          title: "Ce qu’une table peut choisir",
          text: {
            "ours O1":
              "Une variante, la Marée ou non, le nombre de manches, combien de fois la pioche est renouvelée, et ce qui départage des sommes égales. Une partie a une variante ; elles ne se mêlent pas.",
            "ours O2": "Plusieurs Marées et les victoires partagées ne sont pas proposées.",
          },
        },
      },
    },
    trumps: {
      title: "Les atouts",
      lead: "Un atout joué est montré. Puis il va à la défausse, ou reste sur la table pour la manche.",
      sections: {
        t0: {
          title: "0 · Le Fou",
          picture: "t0",
          text: {
            M0a: "On ne le joue pas à son tour ; là on ne peut que le défausser. Mais quand un autre vient de tenter de s’engager sur un champ où vous êtes libre, vous pouvez le jouer.",
            "M0b M0d":
              "L’engagement entier devient le vôtre. Qui l’a tenté y est de nouveau libre et a usé son coup, même si c’était son dernier champ. Le Fou va à la défausse ; le volé pioche d’abord, puis vous.",
            M0c: "Il ne vole jamais un couple, le Monde, une abdication, un Jugement, ni rien qui contienne un as.",
            "ours M0c":
              "Un as fait par le Bateleur protège aussi. Et rien ne se vole sur un champ tempéré, où vous ne pourriez vous engager.",
          },
        },
        t1: {
          title: "1 · Le Bateleur",
          picture: "t1",
          text: {
            M1a: "Il est posé dans un engagement avec au moins une carte numérale, et y change la couleur de l’une d’elles. Si toutes ont déjà la couleur du champ, il peut y être quand même, et ne change rien. Il n’ajoute rien à la force, reste avec l’engagement et va où il va.",
            "ours M1a":
              "Il ne peut accompagner un valet ou un cavalier seul : il n’y a là aucune carte numérale pour lui.",
          },
        },
        t2: {
          title: "2 · La Papesse",
          picture: "t2",
          text: {
            M2a: "Regardez la main fermée de quelqu’un ; puis piochez et rejouez. Vous pouvez dire ce que vous avez vu, ou mentir, mais non le montrer.",
            "ours M2b":
              "Il doit tenir une carte fermée et ne pas être joué par vous : celle d’un démon est ouverte de toute façon.",
          },
        },
        t3: {
          title: "3 · L’Impératrice",
          picture: "t3",
          text: { M3: "Elle ne s’engage qu’en couple : avec l’Empereur ou avec l’Amoureux." },
        },
        t4: {
          title: "4 · L’Empereur",
          picture: "t4",
          text: { M4: "Il ne s’engage qu’en couple : avec l’Impératrice ou avec l’Amoureux." },
        },
        t5: {
          title: "5 · Le Pape",
          picture: "t5",
          text: {
            M5a: "Nommez une couleur, les atouts ou le Fou. Tous, vous aussi, montrent toutes leurs cartes en main de cette sorte. Puis piochez et rejouez.",
          },
        },
        t6: {
          title: "6 · L’Amoureux",
          picture: "t6",
          text: {
            M6: "Il ne s’engage qu’en couple illégitime : avec une figure de la couleur, l’Impératrice ou l’Empereur.",
          },
        },
        t7: {
          title: "7 · Le Chariot",
          picture: "t7",
          text: {
            M7a: "Posez-le devant vous avec une ou plusieurs autres cartes, ouvertes, autant que vous voulez : c’est la réserve.",
            M7b: "Plus tard, pour votre coup, ajoutez-y une ou deux cartes ; ou défaussez le Chariot et sa réserve ; ou défaussez le Chariot et engagez toute la réserve, avec d’autres cartes ou sans, en un seul engagement. Il peut dépasser six cartes.",
            M7c: "Toute carte peut aller dans la réserve. Ce qui ne peut s’engager ensemble plus tard ne peut qu’être défaussé avec le Chariot.",
            "ours M7c M7d":
              "Un atout de la réserve ne se joue pas de là, pas même le Monde ou le Jugement. La réserve ne fait pas partie de la main et ne sert à rien d’autre.",
          },
        },
        t8: {
          title: "8 · La Justice",
          picture: "t8",
          text: {
            M8a: "Elle reste. Six cartes, ou ce qu’il y a, sont étalées ouvertes en rangée : tous peuvent s’en servir comme de leur main, pour défausser aussi. Puis rejouez.",
            "ours M8a": "Vous piochez avant de rejouer, comme toujours.",
            M8b: "À la fin de chaque tour la rangée est complétée à six, s’il y a des cartes.",
            "ours M8b M8c":
              "Les mains passent avant la rangée. Elle n’est dans la main de personne : rien qui regarde des mains, y appelle ou les jette ne la touche. Elle reste quand son joueur est sorti.",
          },
        },
        t9: {
          title: "9 · L’Ermite",
          picture: "t9",
          text: {
            M9a: "Il reste. Il donne trois tours de plus, chacun juste après le tour de n’importe qui, le vôtre aussi, plusieurs de suite ou tout de suite. Vous n’êtes jamais obligé.",
            M9b: "Un tour de plus est un tour entier ; puis le jeu reprend où il en serait. Il part après le troisième, ou quand vous êtes sorti.",
          },
        },
        t10: {
          title: "10 · La Roue",
          picture: "t10",
          text: {
            M10: "Piochez cinq cartes, regardez-les, et défaussez jusqu’à ce que votre main ne soit plus trop grande.",
          },
        },
        t11: {
          title: "11 · La Force",
          picture: "t11",
          text: {
            M11a: "Elle reste. Choisissez : votre main peut contenir deux cartes ouvertes de plus, piochées aussitôt, ou une carte fermée de plus, pour le reste de la manche.",
            M11b: "Les cartes ouvertes sont en tout des cartes de votre main.",
          },
        },
        t12: {
          title: "12 · Le Pendu",
          picture: "t12",
          text: {
            M12a: "Choisissez quelqu’un, ou vous-même : toute sa main est défaussée et repiochée, si possible. Puis vous piochez.",
            "ours M12b": "Il doit tenir une carte. Vous pouvez toujours vous choisir.",
          },
        },
        t13: {
          title: "13 · La Mort",
          picture: "t13",
          text: {
            M13: "Toute la pioche va à la défausse et est fermée pour la manche, sans vote. Si elle était déjà vide, rien ne se passe.",
          },
        },
        t14: {
          title: "14 · La Tempérance",
          picture: "t14",
          text: {
            M14a: "Posez-la sur un champ où vous n’êtes pas engagé, tant que la pioche n’est pas vide. Personne d’autre ne s’y engage. Abdiquer et juger y restent permis.",
            M14b: "Elle part quand vous vous y engagez, ce qui vous est permis, quand la pioche s’épuise sans être renouvelée, ou quand vous êtes sorti.",
          },
        },
        t15: {
          title: "15 · Le Diable",
          picture: "t15",
          text: {
            M15a: "Six cartes sont étalées ouvertes : la main d’un démon, que vous jouez comme un autre joueur. Vous êtes son maître. Puis vous piochez.",
            "M15b M15d":
              "Le démon joue juste avant vous. Ses cartes sont toujours ouvertes : pour sa Force on ne peut choisir que deux cartes ouvertes. Pour le reste, il joue comme tous.",
            M15c: "Les champs qu’il gagne sont à vous. Quand il est sorti, le Diable va à la défausse.",
            "ours M15c": "Il continue quand vous êtes sorti vous-même.",
          },
        },
        t16: {
          title: "16 · La Tour",
          picture: "t16",
          text: {
            M16a: "Défaites un engagement sur un champ, le vôtre ou celui d’un autre : ses cartes vont à la défausse, et qui s’y tenait est de nouveau libre.",
            M16b: "Pas contre quelqu’un qui est sorti, une abdication, un Jugement ou le Monde. Un couple sur deux champs ne perd que celui-là ; ses cartes restent tant qu’un champ les a.",
            "ours M16c": "Sans rien à défaire, on ne peut que la défausser.",
          },
        },
        t17: {
          title: "17 · L’Étoile",
          picture: "t17",
          text: {
            M17: "Nommez une carte de couleur. Qui l’a en main vous la donne ouvertement, et pioche. Si personne ne l’a, vous piochez.",
            "ours M17b":
              "Votre main, les réserves, la rangée et la table ne sont pas fouillées. Une carte peut être appelée de nouveau.",
          },
        },
        t18: {
          title: "18 · La Lune",
          picture: "t18",
          text: {
            M18: "Comme l’Étoile ; si personne n’a la carte, vous pouvez en appeler une seconde avant de piocher.",
          },
        },
        t19: {
          title: "19 · Le Soleil",
          picture: "t19",
          text: {
            M19a: "Comme l’Étoile, avec jusqu’à trois appels, tant qu’aucun ne touche.",
            M19b: "Ou appelez un seul atout, de 1 à 19.",
          },
        },
        t20: {
          title: "20 · Le Jugement",
          picture: "t20",
          text: {
            M20: "Posez-le sur un champ où quelqu’un est libre, fût-ce vous : il y a abdiqué à cet instant, et peut en être sorti. La Tempérance ne l’empêche pas. Il reste.",
          },
        },
        t21: {
          title: "21 · Le Monde",
          picture: "t21",
          text: {
            M21a: "Engagez-le seul sur un champ que personne n’a touché dans la manche et que nulle autre Tempérance ne garde. Vous gagnez le champ.",
            M21b: "Tous les autres y abdiquent aussitôt ; qui en est sorti défausse aussitôt.",
            "ours M21b": "Cela se fait dans l’ordre des tours après vous, et l’on regarde d’abord si vous êtes sorti.",
          },
        },
      },
    },
    cases: {
      title: "Cas particuliers",
      lead: "Les notes pour joueurs avancés sont perdues. Voici comment les cartes se rencontrent ici.",
      sections: {
        fool: {
          title: "Le Fou",
          text: {
            "ours I1 I2":
              "Peut voler quiconque est dans la manche et libre sur le champ, un maître à son démon et un démon à son maître aussi. Si le Fou est ouvert, dans la rangée ou dans une main, on ne demande qu’à qui peut s’en servir ; pour la rangée, l’un après l’autre à partir du volé.",
            "ours I3":
              "Tant que tous savent qu’il est dans la défausse, dans la réserve d’un Chariot, ou ouvert devant la Marée, on ne demande à personne, jusqu’à ce que la pioche soit renouvelée.",
            I4: "Un Jugement ne se vole pas, et qui a abdiqué ou a été jugé sur le champ n’y vole pas : une abdication remplit un champ.",
            "ours I5":
              "Si c’est le quatrième champ du voleur, il est sorti aussitôt et ne pioche rien ; puis le volé pioche.",
            "ours I6": "Le Bateleur passe avec l’engagement. Un Chariot qui y a servi est déjà défaussé.",
            "ours I7 I8 I9":
              "Ce que le maître de la Tempérance engage sur son champ ne se vole pas. Pour un engagement secret, on demande à tous ceux qui y sont libres, quel qu’il soit. Qui serait sorti par un engagement ne l’est qu’après la fenêtre du Fou.",
          },
        },
        tower: {
          title: "La Tour",
          text: {
            "ours I10 I11 I12":
              "D’un couple sur deux champs, la Tour en nomme un, et l’autre tient. Le Bateleur d’un engagement part avec lui. Réserve et Tempérance ne sont ni engagements ni cibles.",
            I13: "Un champ reste touché quand la Tour a défait ce qui s’y trouvait : pas de Monde.",
          },
        },
        chariot: {
          title: "Le Chariot",
          text: {
            "ours I14 I15":
              "Si vous êtes sorti, Chariot et réserve sont défaussés. Si le champ visé est perdu, la réserve reste : engagez-la ailleurs, ou abandonnez-la.",
            "ours I16 I17":
              "Le Chariot et ses cartes peuvent venir de la rangée ; ils sont à qui s’en sert. Une réserve avec Impératrice et Empereur, ou l’un d’eux et l’Amoureux, peut tenir deux champs.",
          },
        },
        row: {
          title: "La Justice et la rangée",
          text: {
            "ours I18":
              "La main d’un démon n’est pas dans la rangée ; il s’en sert comme tous. Si les cartes manquent, qui joue pioche avant elle. Si un démon joue la Justice, c’est lui qui rejoue.",
            "ours I19 I20 I21":
              "Un atout de la rangée est à qui s’en sert. Votre main reste alors pleine : une carte donnée, ou la Roue, peut en faire trop ; défaussez. La rangée est complétée à la fin du tour, non avant de rejouer.",
          },
        },
        demon: {
          title: "Le Diable et les démons",
          text: {
            "ours I22 I23 I24":
              "Après un renouvellement, le Diable peut revenir quand le premier démon est sorti. Sans pioche, il amène un démon sans cartes, qui a encore la rangée. Joué dans un tour de plus, il en amène un qui joue quand vient sa place.",
            "ours I25 I26 I27":
              "Son Ermite, sa Tempérance et son Chariot sont à lui ; son maître répond pour lui, et sa Tempérance le lie aussi. Ce qu’il défausse, tous l’ont vu. Une Papesse ne regarde pas un démon, ni pour lui son maître.",
          },
        },
        hanged: {
          title: "Le Pendu",
          text: {
            "ours I28 I29":
              "Toutes les cartes partent, fermées et ouvertes, et il en vient autant que la main en contient. Une réserve n’est pas touchée.",
            I30: "Si la pioche est fermée, il ne reste rien à qui fut choisi.",
          },
        },
        calls: {
          title: "Les appels",
          text: {
            "ours I31 I32":
              "Une carte ouverte dans une main est trouvée, celle de votre démon aussi. Une carte de la rangée, d’une réserve ou d’un engagement ne l’est pas.",
            "ours I33 I34 I35":
              "Si la pioche est fermée, qui donne a une carte de moins. Ce qu’un démon appelle rejoint sa main ouverte. L’atout du Soleil ne peut être que le premier et seul appel.",
            "ours I36 I37":
              "Le Pape laisse la rangée et les réserves, et les cartes ouvertes comptent comme montrées. Qui a montré le Fou a pu le défausser depuis : on continue de demander à tous.",
          },
        },
        closing: {
          title: "La Mort et la Tempérance",
          text: {
            "ours I38 I39":
              "Quand la pioche est fermée, la Mort ne fait rien. Sinon mains et rangée restent telles quelles et ne sont plus complétées, son joueur ne pioche pas, et la Tempérance finit.",
            "ours I40 I41 I42 I43":
              "Si son propre joueur épuise la pioche, la Tempérance finit, sauf renouvellement. Elle reste quand il y abdique ou y est jugé. Un couple sur deux champs ne peut prendre le champ tempéré. Levée par un engagement, elle ne revient pas si la Tour le défait.",
          },
        },
        world: {
          title: "Le Monde et le Jugement",
          text: {
            "ours I44 I45 I46":
              "Si le Monde en fait sortir plusieurs, chacun à son tour abdique, sort et défausse ; puis son joueur pioche. S’il fait sortir tout le monde, la manche est finie. Qui en est sorti perd aussi sa Tempérance ailleurs.",
            "ours I47":
              "Vous pouvez juger vous-même, un démon ou la Marée. Sur vous, cela peut faire la dernière abdication.",
          },
        },
        order: {
          title: "Tours de plus et pioche",
          text: {
            "ours I48 I49":
              "Si vous sortez dans un tour de plus, l’Ermite part, et le suivant de l’ordre normal joue. S’il ne reste que vous, on ne vous demande rien : vos tours se suivent de toute façon.",
            "ours I50 I51":
              "Les cartes prises avant un vote comptent comme piochées, sans être vues ; après lui on continue. Si la nouvelle pioche ne suffit pas non plus, elle est fermée sans second vote.",
          },
        },
      },
    },
    nassau: {
      title: "Nassau",
      lead: "Dresde avec une Tempérance plus sévère.",
      sections: {
        temperance: {
          title: "La Tempérance",
          picture: "t14",
          text: {
            NA1: "Personne ne s’engage sur un champ tempéré, pas même celui qui l’a tempéré.",
            NA2: "Il peut la lever : c’est tout son tour.",
            NA3: "Elle part aussi quand la pioche s’épuise, et quand son maître est sorti.",
            "ours NA3": "Si la pioche est renouvelée, elle reste, car alors aucun tour ne la trouve vide.",
          },
        },
      },
    },
    koblenz: {
      title: "Coblence",
      lead: "Nassau, avec pour chacun un engagement secret par manche.",
      sections: {
        secret: {
          title: "S’engager en secret",
          picture: "secret",
          text: {
            KO1: "Une fois par manche, vous pouvez poser un engagement face cachée. On n’en voit que le nombre de cartes, jusqu’à ce qu’elles soient retournées à la fin de la manche.",
            KO2: "Le droit est usé même si l’engagement est volé ou défait.",
            "ours KO3":
              "Seules des cartes de votre main fermée se posent ainsi : des autres, tous verraient où elles vont. Un démon n’a pas ce droit.",
            KO4: "Le Monde, un Jugement et une abdication ne sont jamais secrets, et un couple ne tient qu’un champ.",
            "ours KO4": "Le Bateleur peut être parmi les cartes, et compte dans leur nombre.",
            KO5: "Le Fou peut essayer : son joueur seul regarde. Si l’engagement ne peut être volé, le Fou est perdu et il tient ; sinon il est volé et reste face cachée.",
            KO6: "La Tour le défait sans le montrer, et ni la Papesse ni le Pape ne le montrent.",
          },
        },
      },
    },
    mainz: {
      title: "Mayence",
      lead: "La liste de ce que change Mayence est perdue. On la joue ici comme Nassau.",
      sections: {
        known: {
          title: "Ce qu’on en sait",
          text: {
            "MA1 MA2 MA3 MA4":
              "Malte et Worms, bâties sur elle, en prouvent une part : elle est bâtie sur Nassau ; son Bateleur change une couleur ; ses as sont ceux de Nassau ; elle n’a pas d’engagement secret.",
            MA5: "Elle a le Fou, qui ne prend pas les couples, la Tour, le Monde, le Jugement, la Tempérance, la Papesse, le Pendu, le Pape, l’Étoile, la Lune et le Soleil, des votes pour la pioche, et un couple impérial pour plus d’un champ.",
            "ours MA6":
              "Ce que sa liste changeait d’autre est inconnu. Ce que vous jouez est Nassau, et nous le disons : ses trois filles restent jouables.",
          },
        },
      },
    },
    malta: {
      title: "Malte",
      lead: "Le Bateleur cache les engagements. Publiée sur Mayence, dont la liste est perdue ; jouée sur Nassau.",
      sections: {
        magician: {
          title: "Le Bateleur de Malte",
          picture: "malta",
          text: {
            ML1: "Le Bateleur ne change pas de couleur. Joué avec un engagement, il le rend secret, comme à Coblence, et est défaussé : il n’est pas de ses cartes, et peut donc venir aussi de la rangée ou de la paire ouverte que donne la Force. Un couple ne tient qu’un champ.",
            "ours ML2": "Si le Fou tente de le voler, un as parmi les cartes le protège comme toujours.",
          },
        },
      },
    },
    worms: {
      title: "Worms",
      lead: "Un as seul peut être renforcé. Publiée sur Mayence, dont la liste est perdue ; jouée sur Nassau.",
      sections: {
        aces: {
          title: "Les as et leurs renforts",
          picture: "worms",
          text: {
            WO1: "Un as engagé seul, ou avec le Bateleur même s’il est de la couleur du champ, peut être renforcé une fois plus tard : par des cartes numérales, dont une transformée par le Bateleur s’il n’est pas venu avec l’as, ou par un valet, ou par un cavalier. Jamais par un couple.",
            WO2: "Jusque-là c’est un engagement normal de force 1. Il remplit le champ, donc sur un quatrième aucun renfort ne viendra ; il tient le Monde à distance, et la Tour peut le défaire.",
            WO3: "Avec des nombres, la force est leur somme plus un. Avec un valet ou un cavalier, l’as est défaussé : 14½ ou 17½. Ensuite le tout est un seul engagement.",
            "ours WO3": "Le Bateleur d’un as défaussé part avec lui.",
            WO4: "Le Fou peut voler les renforts, par quelqu’un de libre sur le champ ; l’as reste seul.",
            "ours WO4 WO5":
              "Il peut alors être renforcé de nouveau, car ce qui est volé n’est pas votre engagement. On ne renforce pas sur un champ tempéré. On le peut depuis le Chariot.",
          },
        },
      },
    },
    gaza: {
      title: "Gaza, la Marée",
      lead: "Un joueur de plus, qui joue tout seul. Pour deux ou trois ; toute variante peut l’avoir, et Gaza est Mayence avec elle.",
      sections: {
        tide: {
          title: "La Marée",
          text: {
            GA1: "La Marée est la dernière dans l’ordre de la manche et reçoit six cartes que personne ne voit.",
            GA2: "À son tour elle défausse sa carte la plus ancienne et en pioche une. Sans cartes, elle abdique le premier champ, dans l’ordre des couleurs, où elle est libre.",
            "ours GA2": "Elle abdique un champ par tour.",
            GA3: "Elle vote toujours oui, et on ne lui demande rien.",
            "ours GA3": "Elle ne se sert jamais du Fou : qui joue par règles ne connaît pas de choix.",
            GA4: "Jugement, Papesse, Pendu et Monde agissent sur elle.",
            GA5: "Quand un vrai joueur joue le Pape, l’Étoile, la Lune ou le Soleil, toutes ses cartes sont d’abord retournées ; ce qu’elle pioche ensuite est fermé.",
            "ours GA5 GA7":
              "Un démon de même. Celles qui sont retournées le restent. Ses cartes sont rangées par âge et jamais mélangées : qui en a vu une la connaît toujours.",
            "ours GA6":
              "Quand il n’y a plus personne d’autre dans la manche, elle abdique d’un coup tous ses champs libres.",
            "ours W7": "Un champ qu’elle gagne ne compte pour personne.",
          },
        },
      },
    },
  },
  pictures: {
    deck: "Un as d’épées, un 7 de bâtons, un cavalier de coupes, un roi de deniers et les atouts Fou et Monde.",
    numbers: "4, 6 et 7 d’épées font 17 ; à côté, 9 et 10 d’épées, qui font 19.",
    couples: "Reine et roi de coupes ; l’Amoureux avec le valet de coupes ; l’Impératrice avec l’Empereur.",
    secret: "Trois cartes posées face cachée.",
    malta: "Le Bateleur à côté de deux cartes face cachée.",
    worms: "Un as de deniers et, à côté, 8 et 9 de deniers qui le renforcent.",
    t0: "Le Fou : un voyageur.",
    t1: "Le Bateleur.",
    t2: "La Papesse.",
    t3: "L’Impératrice.",
    t4: "L’Empereur.",
    t5: "Le Pape.",
    t6: "L’Amoureux.",
    t7: "Le Chariot.",
    t8: "La Justice.",
    t9: "L’Ermite.",
    t10: "La Roue.",
    t11: "La Force.",
    t12: "Le Pendu.",
    t13: "La Mort.",
    t14: "La Tempérance.",
    t15: "Le Diable.",
    t16: "La Tour.",
    t17: "L’Étoile.",
    t18: "La Lune.",
    t19: "Le Soleil.",
    t20: "Le Jugement.",
    t21: "Le Monde.",
  },
  players: ({ least, most }) => `De ${least} à ${most} joueurs`,
  modes: "Chapitres",
  ours: "Notre lecture",
  oursNote: "Les listes des règles publiées sont perdues ici, ou muettes.",
};

export default bound(fr);
