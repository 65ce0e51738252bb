import { bound, type Translation } from "../../../features/rules/bound.ts";
import type { WaywardRuleText } from "./en.ts";

export const fr: Translation<WaywardRuleText> = {
  chapters: {
    solo: {
      title: "Contre un automate",
      lead: "Vous jouez à Dead Reckoning à votre propre table, contre l’Alliance Wayward, appelée ici l’automate ; ce compagnon non officiel révèle ses cartes, demande ce que seul le plateau sait, et tient ses comptes.",
      sections: {
        setup: {
          title: "Mise en place",
          text: {
            S1: "L’automate a 18 cartes, chacune avec une face normale et une face difficile. La difficulté dit laquelle compte.",
            S2: "Préparez la table pour deux, à 2 contre 2 pour quatre. L’automate n’a ni plateau de joueur ni coffre : il a un quai, un navire au port et 15 pièces que chacun peut compter.",
            S3: "Ses cubes ne s’épuisent jamais, ni en combat ni sur les succès : prenez-en des neutres.",
            S4: "Asseyez-vous de sorte que le plateau du port soit à votre gauche. Toute grille se lit ainsi.",
            S5: "En solo, l’automate joue le premier tour.",
            S6: "Quand il a plusieurs possibilités et qu’aucune règle n’en choisit une, c’est vous qui choisissez. Le compagnon ne choisit jamais pour vous.",
            "ours S7":
              "Ce qui est à son quai et dans sa réserve ne fait qu’un seul nombre de pièces : il n’a pas de coffre.",
            "ours S8":
              "Rien n’est supposé du plateau : une case compte comme explorée dès qu’une réponse l’a dit, ou dès que vous avez signalé que vous l’avez explorée.",
          },
        },
        turn: {
          title: "Son tour",
          text: {
            T1: "Sa première carte est révélée et résolue : d’abord le côté gauche, puis les effets conditionnels, puis le côté droit.",
            T2: "Les tours 1 à 3 utilisent la première partie d’une carte, les tours 4 à 6 la deuxième, et ainsi de suite.",
            "ours T3": "Après la dernière partie, c’est elle qui reste en vigueur.",
            T4: "Sur le plateau on ne déplace son navire qu’à sa dernière position. Le reste se fait comme s’il y avait navigué.",
            T5: "À la fin de son tour il prend toutes les pièces et marchandises qui sont sur des îles qu’il contrôle.",
            T6: "Dès qu’il a 3 marchandises, elles deviennent 1 pièce. Il n’en a donc jamais plus de 2.",
            T7: "Les biens différés sont posés ensuite : vous avez un tour pour prendre cette île.",
            "ours T8": "Puis on complète les emplacements de cartes vides, comme les joueurs à la fin de leur tour.",
            T9: "Votre tour est un tour normal. Pour le compagnon il finit quand la carte suivante est révélée.",
            "ours T10": "Quand le paquet est épuisé, les 18 cartes sont mélangées à nouveau.",
          },
        },
        left: {
          title: "Le côté gauche",
          text: {
            L1: "Si un effet du côté gauche touche une case inexplorée, révélez-la comme d’habitude et posez un de ses cubes sur Explorateur : autant de cases qu’il y en a en un tour.",
            L2: "Il revendique le progrès de chaque case encadrée. Avec au moins un canon ou une capacité de combat il va dans sa Pile Pirate, sinon dans sa Pile Marchand.",
            L3: "Pour un navire marchand revendiqué, on lance une pièce. Pile : la carte reste face visible. Face : un cube sur Légendaire, et le dos reste visible. Il ne gagne jamais les pièces de cette carte.",
            "ours L4":
              "Un navire marchand resté face visible va dans la Pile Marchand ; un dos visible va où ses icônes le disent.",
            "ours L5": "Une case encadrée sans carte est passée.",
            L6: "Placez sur chaque case marquée le nombre de cubes indiqué. S’il contrôle alors une île, ses bâtiments sont retirés et il y reçoit un cube permanent. Au large, ou là où il n’a plus de place, ce qui ne peut être placé ne l’est pas.",
            L7: "Mettez son navire sur la case où il finit, ou au port. Un navire coulé ce tour-ci reste au port.",
            L8: "Votre Garnison lui fait 1 dégât s’il termine son tour sur cette île ou combat la Garnison ; pas là où il ne fait que revendiquer ou combat votre navire, et jamais comme cinquième dégât.",
            "ours L8": "Une fois par Garnison et par carte ; en combat, avant que les cubes ne tombent.",
            L9: "Chargé, l’icône au-dessus de la ligne centrale : si vous portez 3 ou plus de ce qu’elle montre, l’automate vous attaque, même au port.",
            L10: "Biens, l’icône du bas : parmi les îles avec des pièces ou marchandises qu’il ne contrôle pas, et sans navire en mode Pirate, il place 2 cubes sur celle qui a le plus de ce que montre l’icône ; à égalité, le plus de pièces et de marchandises. Votre Fort ou Garnison y est d’abord combattu.",
            "ours L10":
              "Ce que compte l’icône est dit avec le paquet : pièces, marchandises ou les deux. Dans la flotte d’exercice, ce sont les pièces.",
          },
        },
        right: {
          title: "Le côté droit",
          text: {
            R1: "Pièces : il en gagne autant.",
            R2: "Revenu marchand : 1 pièce pour 2 cartes de sa Pile Marchand, arrondi en dessous.",
            R3: "Amélioration de navire : il prend la tuile montrée, ou une autre du même niveau.",
            "ours R3": "S’il n’en reste aucune de ce niveau, il ne prend rien.",
            R4: "Réparer : autant de dégâts sont retirés, s’il y en a.",
            R5: "Construire : sur l’île qu’il contrôle, sans ce bâtiment, qui vaut le plus à la fin ; à égalité, celle qui produit le plus ; puis vous choisissez. Sans une telle île, rien n’est construit.",
            R6: "Produire : son île la plus productive, bonus compris, donne directement à son quai ; à égalité, celle avec le plus de marchandises. Avec deux icônes, ses deux meilleures îles, une fois chacune.",
            R7: "Marins experts : un cube, si le succès n’est pas revendiqué.",
            R8: "Drapeau d’attaque : il vous attaque. « +X » sont des cubes de plus pour ce seul combat. « Sauf au port » : rien si vous êtes au port.",
            R9: "Navire marchand : s’il y en a un en mer, n’importe où, et vous choisissez lequel, il est battu. Le progrès du dos est revendiqué, Légendaire reçoit un cube, et ses pièces ne sont pas gagnées.",
            R10: "Les biens différés sont posés à la fin du tour, sur l’île de l’automate qui vaut le plus.",
            "ours R10": "S’il n’a pas d’île, rien n’est posé.",
            R11: "« S’il lance autant de cubes ou plus » : ses cubes dans un combat à ce moment sont comparés à ce nombre, et l’une des deux branches est résolue.",
            "ours R11": "Les cubes de plus d’un drapeau n’y comptent pas.",
            "ours R12":
              "Ce qu’une carte dit d’autre est écrit dans les mots de son propriétaire. Le compagnon le lit à sa place et demande si c’est fait. Les nombres que cela change se corrigent à la main.",
          },
        },
        cannons: {
          title: "Ses canons",
          text: {
            C1: "Dans un combat il lance 1 cube, plus un par canon de ses améliorations, par bâtiment à lui sur la case du combat, et par deux icônes de sa Pile Pirate ; 4 de plus s’il se défend au port ; et ceux du drapeau et des derniers tours.",
            C2: "Il n’a pas de capacités de combat. Ce qu’il pille va à son quai, et vous y pillez pièces et marchandises. Le reste est un combat normal.",
            C3: "Navire contre navire, il gagne toute égalité. Pour les bâtiments la règle habituelle vaut ; on demande donc seulement qui a gagné.",
            C4: "Les attaques de ses bâtiments et ses attaques des vôtres sont des combats de bâtiments normaux, avec les cubes qu’il y a.",
            C5: "À votre tour vous pouvez attaquer son navire comme d’habitude : sur la même case et avec un drapeau.",
            C6: "Quand il combat avec la moitié de ses canons, les deux moitiés sont arrondies au-dessus.",
            "ours C6": "C’est la moitié de tous ses cubes sur la case de ce combat.",
            "ours C7": "S’il vous attaque, la case du combat est celle de votre navire.",
            C8: "Le cinquième dégât le coule, à son propre tour aussi : vous prenez 5 pièces à son quai, et son navire va au port, quoi que dise la carte.",
            "ours C8": "S’il a moins de 5 pièces, vous prenez tout. Il repart sans dégât.",
            "ours C9": "Quand c’est lui qui a déclenché les derniers tours, il a 2 cubes de plus dans chaque combat.",
          },
        },
        battles: {
          title: "Quels combats ont lieu",
          text: {
            B1: "Une attaque vient si vous êtes chargé et que la carte le demande, ou si un drapeau vaut.",
            "ours B1": "Un drapeau sans condition compte toujours ; un drapeau avec condition compte s’il vaut.",
            B2: "Votre navire en mode Pirate est combattu sur une case marquée de 2 cubes ou plus, ou là où l’automate finit. Passer ne compte jamais, et les Biens ne comptent jamais.",
            "ours B2": "S’il perd contre votre navire sur la case où il finit, il y finit quand même.",
            B3: "Votre Fort ou Garnison est combattu sur une île où 2 cubes ou plus doivent être placés.",
            B4: "Un cube seul pour une case avec votre Fort, Garnison ou navire en mode Pirate n’est pas placé, sans combat.",
            B5: "Si une attaque vient, les cubes qui demanderaient un combat de bâtiments ne sont pas placés. Jamais les deux en un tour.",
            B6: "Si une attaque vient, votre navire en mode Pirate n’est pas combattu, et les cubes pour sa case ne sont pas placés. L’automate y finit quand même si la carte le dit.",
            B7: "Après un combat perdu, les cubes pour lesquels il a eu lieu ne sont pas placés.",
            B8: "Si une carte demande un combat avec votre navire et un avec un bâtiment, le navire vient d’abord, avec la moitié des canons, puis le bâtiment avec l’autre. Le premier perdu, le second est passé, et les cubes d’aucun des deux ne sont placés.",
            "ours B8": "Les cubes gagnés au premier combat restent si le second est perdu.",
            B9: "De plusieurs îles avec bâtiment, seule celle qui a le plus de pièces est combattue ; à égalité, celle qui vaut le plus à la fin. Les cubes pour les autres ne sont pas placés.",
            "ours B10":
              "On décide dans cet ordre : les cubes seuls, si une attaque vient, ce que cela retire, l’île la plus riche, votre navire, et ce qui est partagé. Une marque retirée ne cause plus de combat.",
            "ours B11":
              "Si une attaque vient et si une condition est remplie se règle une fois, après les revendications et avant les cubes. « Sauf au port » est regardé de nouveau quand vient son drapeau.",
            "ours B12": "Un navire coulé ne combat plus sur cette carte ; tout le reste est résolu.",
            "ours B13":
              "Chargé et un drapeau sur une carte sont deux attaques, dans l’ordre ; la première perdue, l’autre est passée.",
            "ours B14":
              "Un combat avec votre navire là où l’automate finit, avec un combat de bâtiments, est partagé aussi.",
            "ours B15": "Une case à la fois marquée et d’arrivée est un seul combat.",
            "ours B16": "Un Fort et une Garnison sur une île sont un seul combat. Une Barricade compte comme un Fort.",
            "ours B17": "Pour tout cela les cubes des Biens comptent parmi ceux du côté gauche.",
            "ours B18": "Votre navire est combattu au large aussi.",
            "ours B19":
              "Les cubes que personne ne conteste sont placés d’abord et en tout cas. Une île pour laquelle on a combattu reste ouverte pour le reste de la carte.",
            B20: "En un tour, carte bonus comprise, l’automate ne vous attaque jamais tout en combattant un bâtiment. Après un combat perdu, tous les combats suivants du tour sont passés, et les cubes en jeu ne sont pas placés.",
            "ours B20":
              "Ce qui est venu d’abord reste, et l’autre genre est passé. Un combat avec votre navire sur une case n’est pas une attaque. Un navire coulé ne combat plus de ce tour, et reste au port avec la carte bonus aussi.",
          },
        },
        achievements: {
          title: "Ses succès",
          text: {
            "ours A":
              "Chacun est remarqué aussitôt, revendiqué une fois, et gardé si sa cause disparaît. Un succès revendiqué ne reçoit plus de cubes.",
            A1: "Légendaire : un cube chaque fois qu’il bat votre navire ou un navire marchand, à n’importe quel tour. Revendiqué avec le 4e.",
            A2: "Terreur des 7 mers : il vous coule.",
            A3: "Marins experts : son 3e cube.",
            A4: "Vaisseau d’élite : sa 4e amélioration.",
            A5: "Explorateur : 5 cubes, à 2 contre 2 c’est 3.",
            A6: "Constructeur : il contrôle 5 bâtiments à la fois.",
            A7: "Colonisateur : 6 cubes permanents en tout.",
            A8: "Capitaliste : 30 pièces, les 15 premières comprises.",
            A9: "Maître Marchand : jamais.",
          },
        },
        end: {
          title: "La fin",
          text: {
            E1: "Le premier 4e succès, le sien ou le vôtre, déclenche la fin.",
            E2: "Si c’est le sien, vous avez encore un tour ; si c’est le vôtre, l’automate en a encore un.",
            "ours E3":
              "Le tour en cours est fini ; puis tous les autres ont un tour. Un 4e succès pendant le tour de l’autre est suivi d’un tour entier de cet autre. Une carte bonus ne commence pas de tour.",
            E4: "Dans ces tours, qui a déclenché la fin a 2 cubes de plus dans chaque combat, et un seul de ses cubes est converti sur une île là où deux le seraient.",
            "ours E4": "Cela vaut aussi pour l’automate. Les nombres impairs sont arrondis en dessous.",
            E5: "Le meilleur score gagne. Le compagnon connaît ses pièces, et demande ses autres points et les vôtres ; à égalité il demande qui gagne selon la règle du jeu.",
            "ours E6": "Une partie rangée sans être finie est abandonnée.",
          },
        },
        difficulty: {
          title: "Difficulté",
          text: {
            D1: "Normal : les faces normales.",
            D2: "Difficile : neuf faces de chaque sorte ; les tours impairs sont normaux, les pairs difficiles.",
            D3: "Expert : les faces difficiles.",
            D4: "Extrême : comme Expert, et après chaque troisième carte une carte bonus, avec la partie de la carte d’avant.",
            "ours D4":
              "Les cartes bonus ne comptent pas parmi les trois : elles viennent après les tours 3, 6, 9, etc.",
            "ours D5": "Une carte bonus fait partie du même tour : la récolte vient une fois, après elle.",
            "ours D6": "Après un nouveau mélange, Difficile suit les tours impairs et pairs comme avant.",
            D7: "Mixte : autant des 18 cartes que vous voulez montrent leur face difficile, de 1 à 17. Le hasard tire lesquelles, et elles sont mélangées aux autres.",
            "ours D7": "Les mêmes cartes restent difficiles quand tout est mélangé à nouveau.",
          },
        },
        saga: {
          title: "Avec une saga",
          text: {
            G1: "Les Fortunes sont ignorées : rien n’est revendiqué.",
            G2: "Une rencontre avec un navire, ou un navire marchand d’une saga, va tel quel dans sa Pile Marchand : ni pièce ni cube.",
            "ours G3": "Les icônes d’une telle carte ne comptent pas pour ses canons.",
            "ours G4":
              "Un navire marchand d’une saga battu par un effet du côté droit va tel quel dans la Pile Marchand, avec le cube sur Légendaire.",
          },
        },
      },
    },
    pair: {
      title: "2 contre 2",
      lead: "Vous êtes deux, chacun face à un automate : ce qui change par rapport au solo.",
      sections: {
        setup: {
          title: "Mise en place et score",
          text: {
            P1: "Préparez la table pour quatre. Le hasard choisit qui de vous est A. L’ordre : l’automate de A, A, l’automate de B, B.",
            "ours P1": "Chaque automate compte ses propres tours et a tout à lui.",
            P2: "Il y a deux paquets de neuf cartes.",
            P3: "La fin commence quand l’un des quatre a 4 succès. C’est environ un niveau plus facile que le solo.",
            "ours P4":
              "Difficile suit les tours de chaque automate : 10 faces normales et 8 difficiles aux tours 1 à 9, l’inverse aux tours 10 à 18.",
            P5: "Après neuf cartes chacun, les 18 sont mélangées en deux nouveaux paquets. En Difficile, le tour 10 est difficile.",
            P6: "Les scores d’une équipe s’ajoutent. Une égalité est départagée par ses cubes.",
          },
        },
        together: {
          title: "Deux automates",
          text: {
            P7: "Un automate ne remplace jamais les cubes de son allié et ne lui coûte pas d’île : ces cubes sont ignorés. Chacun ignore les Forts et Garnisons de l’autre, et ils ne se combattent jamais.",
            "ours P7": "Seuls ses propres bâtiments comptent pour ses canons. Les Biens passent les îles de son allié.",
            P8: "Là où vous avez des cubes tous les deux, ceux de qui contrôle l’île sont remplacés d’abord.",
            P9: "Il attaque qui n’est pas au port ; de deux, qui est le plus près d’où son navire a commencé le tour ; à égalité, qui a le plus de dégâts ; puis une pièce décide. Si un seul de vous est chargé, il l’attaque, au port ou non.",
            "ours P9":
              "On compte en pas droits. Si vous êtes tous deux au port et qu’il peut y attaquer, la même question se pose sans « pas au port ».",
            "ours P10":
              "Si vos deux navires sont sur son chemin, l’un est combattu ; la case de l’autre ne reçoit ni cubes ni combat.",
          },
        },
        partners: {
          title: "Entre vous deux",
          text: {
            P11: "Vous ne vous attaquez pas, et à votre tour votre partenaire compte comme en mode marchand ; les Garnisons ne font pas de dégât. Avec son accord vous remplacez ses cubes et placez sur ses îles protégées. Ne prenez jamais ses biens ; y produire ajoute au plus 1 pièce et 1 marchandise ; voiles et canons couverts par des biens comptent à ses îles comme aux vôtres.",
            P12: "Sur un même plateau océan et hors du port, vous échangez librement des biens à votre tour, et avez 2 cubes de plus au début d’un combat ; le pillage peut aller au navire du partenaire. Sur un même plateau ou au port, les réparations sont partagées.",
          },
        },
      },
    },
  },
  pictures: {},
  players: ({ most }) => (most === 1 ? "1 personne" : "1 ou 2 personnes"),
  modes: "Chapitres",
  ours: "Notre lecture",
  oursNote: "Le livret du jeu se tait ou n’est pas clair ici ; c’est ainsi que joue le compagnon.",
};

export default bound(fr);
