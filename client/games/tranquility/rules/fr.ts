import type { TranquilityRuleText } from "./en.ts";
import { reads, says } from "./ids.ts";

// Plain spaces only: typesetting adds the non-breaking ones.

const impossible = reads(
  ["B5"],
  "Vous pouvez poser une île même si la mer ne peut plus, de ce fait, être remplie. Rien ne vous en empêche, et rien ne vous avertit.",
);

const order = {
  title: "Où poser une île",
  text: [
    says(
      ["B3"],
      "Sur n’importe quelle case vide, pourvu que les nombres montent toujours d’un bout à l’autre de la ligne. Celle-ci parcourt chaque rangée de gauche à droite, puis reprend à gauche de la rangée du dessus. On peut laisser des vides pour plus tard.",
    ),
    impossible,
  ],
};

const price = {
  title: "Ce que cela coûte",
  picture: "price",
  text: [
    says(
      ["B4"],
      "Seules comptent comme voisines la case juste avant et la case juste après sur la ligne, même de la fin d’une rangée au début de la suivante. Au-dessus et au-dessous ne comptent pas. Sans île voisine, la pose est gratuite.",
    ),
    says(
      ["B4"],
      "À côté d’une île, payez la différence des deux nombres : autant d’autres cartes de votre main. Entre deux îles, payez la plus petite des deux différences.",
    ),
    says(
      ["B4"],
      "Par exemple, poser le 41 juste après le 38 coûte trois cartes, car 41 − 38 = 3. Si le 42 se trouvait déjà de l’autre côté, une seule suffirait.",
    ),
    says(
      ["B4"],
      "On paie avec sa main, jamais avec sa pioche : quatre cartes au plus. Ce que vous ne pouvez pas payer, vous ne pouvez pas le poser.",
    ),
  ],
};

const toll = {
  title: "Le port et le péage",
  text: [
    says(
      ["B6"],
      "Si vous avez un port en main à votre tour et qu’aucun n’a encore été joué, vous devez le jouer : c’est votre tour. Il va sur sa propre case, et le péage s’ouvre. La table défausse ensemble huit cartes. Convenez de qui en donne combien ; dites combien vous pourriez en donner, jamais ce que vous tenez. Puis chacun complète sa main à cinq.",
    ),
    says(
      ["B6"],
      "Les ports suivants n’ont plus d’effet. Défaussez-les comme n’importe quelle carte ; l’un d’eux peut même servir au péage.",
    ),
    reads(
      ["B7"],
      "Ici, chacun fait une offre face cachée, d’autant de cartes qu’il veut, ou d’aucune. Seul le nombre se voit. Vous pouvez changer votre offre tant que le péage n’est pas réglé ; la nouvelle remplace l’ancienne. Une offre qui porterait le total au-delà de huit est refusée. Dès que tout le monde a fait une offre et que le total est de huit, le péage est réglé.",
    ),
    reads(
      ["B8"],
      "Si toutes les mains réunies comptent moins de huit cartes, le péage ne peut pas être payé et la partie est perdue.",
    ),
    reads(
      ["B9"],
      "En solo, vous choisissez comment payer en ouvrant la table. Avec « Piocher cinq », vous piochez cinq cartes de plus, en défaussez huit sur neuf, puis complétez votre main à cinq. Avec « En deux fois », vous défaussez les quatre que vous tenez, complétez à cinq, en défaussez quatre et complétez encore à cinq. Si les cartes n’y suffisent pas, la partie est perdue.",
    ),
  ],
};

const galateia = says(
  ["B1"],
  "Avec l’option « Galateia », quatre îles sont retirées au hasard avant la donne. Personne ne voit lesquelles.",
);

const unwinnable = reads(
  ["B14"],
  "Rien ne vous dit que la partie ne peut plus être gagnée, à moins que cela ne découle de ce que chacun peut voir.",
);

const small = reads(
  ["B11"],
  "On le vérifie au début d’un tour. Une pioche vide ne suffit pas pour perdre, et une seule carte que l’on peut poser gratuitement fait encore un tour.",
);

const secrets = says(
  ["B12"],
  "Les mains et les pioches sont secrètes. Les défausses restent face cachée jusqu’à la fin, mais vous pouvez regarder la vôtre. Le nombre de cartes de chaque main, pioche et défausse est visible de tous.",
);

const silence = says(
  ["B13"],
  "Personne ne parle de la partie. C’est seulement pendant un péage que l’on peut parler, et uniquement de nombres de cartes. Si l’option « Discussion » est sur « Libre », chacun dit ce qu’il veut.",
);

const silenceWithoutToll = says(
  ["B13"],
  "Personne ne parle de la partie. Si l’option « Discussion » est sur « Libre », chacun dit ce qu’il veut.",
);

const fr = {
  chapters: {
    standard: {
      title: "Standard",
      lead: "Ensemble, vous remplissez la mer d’îles dans l’ordre croissant, puis vous rentrez au port.",
      sections: {
        aim: {
          title: "Le but",
          picture: "standard",
          text: [
            says(
              [],
              "La mer compte 36 cases, en six rangées de six. Posez une île sur chacune, de sorte que les nombres montent d’en bas à gauche, rangée après rangée, jusqu’en haut à droite. Un phare vous ramène alors à bon port. Vous gagnez tous, ou vous perdez tous.",
            ),
          ],
        },
        setup: {
          title: "Avant la traversée",
          text: [
            says(
              ["B1"],
              "Il y a 80 îles, numérotées de 1 à 80. On les mélange avec cinq phares et on les distribue en pioches, une par place. Si le compte ne tombe pas juste, les premières places ont une carte de plus.",
            ),
            says(
              ["B1"],
              "Chacun pioche cinq cartes. Ensuite seulement, un port est mélangé au reste de chaque pioche : personne ne commence donc avec un port.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Votre tour",
          text: [
            says(
              ["B2"],
              "Le hasard désigne qui commence ; on joue ensuite à tour de rôle. Faites une seule chose : jouer une carte, ou en défausser deux de votre choix. Avec deux cartes ou plus, vous pouvez toujours défausser, sauf s’il y a un port que vous devez jouer.",
            ),
            says(
              ["B2"],
              "Complétez ensuite votre main à cinq avec votre propre pioche. Une fois celle-ci vide, continuez avec ce que vous avez.",
            ),
          ],
        },
        order,
        price,
        toll,
        finish: {
          title: "Le phare",
          text: [
            says(
              ["B10"],
              "Quand toutes les cases sont remplies et qu’un port a été joué, qui veut peut jouer un phare à son tour. La partie s’arrête aussitôt : vous avez gagné. Jusque-là, un phare ne peut qu’être défaussé, comme n’importe quelle carte.",
            ),
          ],
        },
        loss: {
          title: "Quand tout est perdu",
          text: [
            says(
              ["B11"],
              "La partie est perdue quand c’est à quelqu’un de jouer et qu’il ne peut rien faire : pas de port à jouer, pas d’île qu’il puisse poser et payer, pas de phare à allumer, et moins de deux cartes à défausser.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets et silence", text: [secrets, silence] },
      },
    },
    arch: {
      title: "La Grande Arche",
      lead: "Dressez deux piliers sans rien payer, puis posez le toit qu’ils portent.",
      sections: {
        aim: {
          title: "Le but",
          picture: "arch",
          text: [
            says(
              [],
              "L’arche compte 40 cases : deux piliers de six et, par-dessus, un toit de 28. Remplissez-les toutes d’îles, puis posez un phare au-delà du coin supérieur droit. Vous gagnez tous, ou vous perdez tous.",
            ),
            reads(
              [],
              "La feuille publiée donne le nombre de cartes et une image. Cette forme est la seule qui s’accorde avec les deux.",
            ),
          ],
        },
        setup: {
          title: "Avant la traversée",
          text: [
            says(
              ["A1", "B1"],
              "On mélange les 80 îles avec les cinq phares et on les distribue en pioches, une par place ; si le compte ne tombe pas juste, les premières places ont une carte de plus. Chacun en pioche cinq. Il n’y a pas de ports, donc pas de péage.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Votre tour",
          text: [
            says(
              ["B2"],
              "Faites une seule chose : jouer une carte, ou en défausser deux de votre choix. Complétez ensuite votre main à cinq avec votre propre pioche. Une fois celle-ci vide, continuez avec ce que vous avez.",
            ),
          ],
        },
        pillars: {
          title: "D’abord les piliers",
          text: [
            says(
              ["A2"],
              "Au début, seules les douze cases des piliers sont ouvertes. Chaque pilier monte pour son compte, d’en bas à gauche jusqu’en haut à droite, quoi que porte l’autre. La pose est gratuite, même tout à côté d’autres îles. Si vous ne pouvez pas poser d’île, ou n’en avez pas envie, défaussez deux cartes.",
            ),
          ],
        },
        roof: {
          title: "Ensuite le toit",
          text: [
            says(
              ["A3", "B3"],
              "Dès que les deux piliers sont pleins, le toit s’ouvre. C’est une seule ligne de 28 cases, d’en bas à gauche, rangée après rangée, jusqu’en haut à droite. Là aussi, les nombres doivent monter d’un bout à l’autre, et désormais le voisinage coûte des cartes.",
            ),
            reads(
              ["A3"],
              "Le toit recommence à neuf : les îles des piliers ne sont pas ses voisines, et ses nombres n’ont pas besoin de dépasser les leurs.",
            ),
            impossible,
          ],
        },
        price,
        end: {
          title: "La fin",
          text: [
            says(
              ["A4", "B10"],
              "Quand les 40 cases sont remplies, qui veut peut jouer un phare à son tour, et vous avez gagné. Jusque-là, un phare ne peut qu’être défaussé, comme n’importe quelle carte.",
            ),
            says(
              ["B11"],
              "La partie est perdue quand c’est à quelqu’un de jouer et qu’il ne peut rien faire : pas d’île qu’il puisse poser et payer, pas de phare à allumer, et moins de deux cartes à défausser.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets et silence", text: [secrets, silenceWithoutToll] },
      },
    },
    pyramid: {
      title: "La Pyramide",
      lead: "Montez jusqu’au sommet, rangée après rangée : une case sur deux réserve une surprise.",
      sections: {
        aim: {
          title: "Le but",
          picture: "pyramid",
          text: [
            says(
              [],
              "La pyramide compte 35 cases, en rangées de 11, 9, 7, 5 et 3. Remplissez-les toutes d’îles, de sorte que les nombres montent d’en bas à gauche, rangée après rangée, jusqu’en haut à droite. Posez alors un phare ou un joker tout au sommet. Vous gagnez tous, ou vous perdez tous.",
            ),
            reads(
              [],
              "La première, la troisième, la cinquième case et ainsi de suite dans chaque rangée sont des cases de bordure, où mouille un bateau : 20 en tout. Les feuilles publiées n’en disent rien ; cela découle du nombre de cartes.",
            ),
          ],
        },
        setup: {
          title: "Avant l’ascension",
          text: [
            says(
              ["P1"],
              "On ne distribue que les 80 îles, une pioche par place, et chacun en pioche cinq. À côté du plateau se trouvent 30 cartes d’exploration, face cachée : six tempêtes, six boussoles, cinq monstres marins, cinq phares, cinq ports, deux jokers et une carte de récifs.",
            ),
            says(
              ["P0", "P11", "P4"],
              "Choisissez la difficulté en ouvrant la table. Plus facile : trois des cinq monstres marins cèdent la place à trois jokers de plus. Plus difficile : chaque port agit comme les récifs. Normale : ni l’un ni l’autre.",
            ),
          ],
        },
        turn: {
          title: "Votre tour",
          text: [
            says(
              ["B2"],
              "Faites une seule chose : jouer une carte, en défausser deux de votre choix, ou utiliser une boussole. Complétez ensuite votre main à cinq avec votre propre pioche. Une fois celle-ci vide, continuez avec ce que vous avez.",
            ),
          ],
        },
        order,
        price,
        explorers: {
          title: "Les cases de bordure",
          text: [
            says(
              ["P2"],
              "Une île posée sur une case de bordure recouvre le bateau. Retournez la première carte d’exploration et faites ce qu’elle dit ; ensuite seulement, payez l’île.",
            ),
            reads(["P2"], "Quand les cartes d’exploration sont épuisées, on n’en retourne plus."),
            reads(
              ["P3"],
              "La carte d’exploration peut changer votre main. Vous choisissez donc ce que vous payez après l’avoir vue. Mais les cartes que vous teniez en posant l’île devaient suffire à la payer, sans la carte d’exploration.",
            ),
          ],
        },
        dangers: {
          title: "Tempête, monstre et récifs",
          picture: "dangers",
          text: [
            says(
              ["P5"],
              "Tempête : votre île revient dans votre main, et la tempête recouvre la case. On ne peut plus rien y poser. Vous ne payez rien.",
            ),
            reads(
              ["P5"],
              "Pour l’ordre et pour le prix, une case sous la tempête compte comme vide. Votre tour est terminé.",
            ),
            says(["P6"], "Monstre marin : votre île et le monstre sont tous deux défaussés. Vous ne payez rien."),
            reads(
              ["P6"],
              "La case redevient une case de bordure : la prochaine île qu’on y posera retournera une nouvelle carte.",
            ),
            says(
              ["P9"],
              "Récifs : défaussez une carte de plus de votre main, en sus du prix. Si cela en fait cinq, la cinquième est la première carte de votre pioche.",
            ),
            reads(
              ["P9"],
              "Il en va de même si votre main est trop petite. Personne ne voit cette carte, pas même vous. Si votre pioche est vide, on vous en fait grâce.",
            ),
            says(["P4"], "Port : il ne se passe rien, et on le défausse. En plus difficile, il agit comme les récifs."),
          ],
        },
        treasures: {
          title: "Boussole, phare et joker",
          picture: "treasures",
          text: [
            says(
              ["P7"],
              "Boussole : elle rejoint votre main, sans que les autres la voient, et compte parmi vos cinq cartes. Dès votre tour suivant, vous pouvez la défausser comme action pour chasser une tempête. La case redevient alors une case de bordure.",
            ),
            says(
              ["P8"],
              "Phare : il rejoint votre main, sans que les autres le voient. On peut le poser au sommet quand les 35 cases sont remplies. Aucun port n’est nécessaire.",
            ),
            says(
              ["P10"],
              "Joker : ici, les deux éditions publiées diffèrent, et vous choisissez en ouvrant la table. Édition française, d’usage ici : le joker rejoint votre main, sans être vu. Posez-le comme une île de n’importe quel nombre de 1 à 80 qu’aucune île et qu’aucun joker du plateau ne porte ; l’ordre et le prix sont ceux de ce nombre, et il ne retourne pas de carte d’exploration. Ou posez-le au sommet comme un phare. Édition allemande : le joker est défaussé, sans effet.",
            ),
            reads(
              ["P13"],
              "Boussoles, phares et jokers peuvent aussi servir à payer ou être défaussés comme n’importe quelle carte.",
            ),
          ],
        },
        end: {
          title: "La fin",
          text: [
            says(
              ["P12", "B10"],
              "Quand les 35 cases sont remplies, un phare ou un joker au sommet fait aussitôt gagner la partie. Une case sous la tempête n’est pas remplie.",
            ),
            says(
              ["P12", "B11"],
              "La partie est perdue quand c’est à quelqu’un de jouer et qu’il ne peut rien faire : ni île ni joker qu’il puisse poser et payer, pas de tempête qu’il puisse chasser, pas de phare à allumer, et moins de deux cartes à défausser.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: {
          title: "Secrets et silence",
          text: [
            secrets,
            reads(
              ["B12"],
              "Quand une tempête renvoie une île que tout le monde a vue, cette main est mélangée : personne ne peut plus dire ensuite de quelle carte il s’agit.",
            ),
            silenceWithoutToll,
          ],
        },
      },
    },
    "day-night": {
      title: "Jour et Nuit",
      lead: "Remplissez la mer pour qu’à la fin sa moitié haute soit en plein jour et que sa moitié basse dorme.",
      sections: {
        aim: {
          title: "Le but",
          picture: "dayNight",
          text: [
            says(
              ["N2"],
              "Remplissez les 36 cases dans l’ordre croissant, d’en bas à gauche, rangée après rangée, jusqu’en haut à droite. À la fin, les trois rangées du haut doivent montrer leur face jour, et les trois du bas leur face nuit ; autour de la moitié basse, les bateaux de nuit le rappellent. Un phare vous ramène alors à bon port. Vous gagnez tous, ou vous perdez tous.",
            ),
          ],
        },
        setup: {
          title: "Avant la traversée",
          text: [
            says(
              ["N1", "B1"],
              "On mélange les 80 îles avec cinq phares et six boussoles et on les distribue en pioches, une par place ; si le compte ne tombe pas juste, les premières places ont une carte de plus. Chacun en pioche cinq, et un port est mélangé au reste de chaque pioche. La partie commence de jour.",
            ),
            reads(
              ["N1"],
              "Une boussole parmi vos cinq premières cartes est mise de côté et remplacée, jusqu’à ce que vous n’en ayez plus. Ces boussoles rejoignent le reste de votre pioche, avec le port.",
            ),
            galateia,
          ],
        },
        light: {
          title: "Une seule lumière pour tous",
          text: [
            says(
              ["N2"],
              "Toute la table partage la même lumière : au début, il fait jour. Chaque île se pose sur la face que montre la lumière du moment.",
            ),
            says(
              ["N3"],
              "Qui pioche une boussole fait aussitôt tourner la lumière, et avec elle toutes les mains : du jour à la nuit, ou l’inverse. La boussole est défaussée, et l’on pioche une autre carte à sa place.",
            ),
            reads(
              ["N3"],
              "Cette carte peut être encore une boussole ; la lumière tourne alors une fois de plus. Après un péage, on pioche l’un après l’autre, à partir de la place dont c’est le tour.",
            ),
          ],
        },
        turn: {
          title: "Votre tour",
          text: [
            says(
              ["B2", "N4"],
              "Faites une seule chose : jouer une carte, en défausser deux de votre choix, ou retourner une île, c’est-à-dire défausser une carte de votre main et retourner une île du plateau. Complétez ensuite votre main à cinq avec votre propre pioche. Une fois celle-ci vide, continuez avec ce que vous avez.",
            ),
          ],
        },
        order,
        price,
        toll,
        end: {
          title: "La fin",
          text: [
            says(
              ["B10", "N5"],
              "Quand toutes les cases sont remplies, que les 36 îles montrent la bonne face et qu’un port a été joué, un phare fait aussitôt gagner la partie. Jusque-là, il ne peut qu’être défaussé, comme n’importe quelle carte.",
            ),
            reads(["N5"], "Le port et le phare n’ont pas de faces : la lumière ne change rien pour eux."),
            says(
              ["B11", "N5"],
              "La partie est perdue quand c’est à quelqu’un de jouer et qu’il ne peut rien faire : pas de port à jouer, pas d’île qu’il puisse poser et payer, aucune qu’il puisse retourner, pas de phare à allumer, et moins de deux cartes à défausser.",
            ),
            reads(
              ["B11"],
              "On le vérifie au début d’un tour. Une pioche vide ne suffit pas pour perdre, et une seule carte suffit pour retourner une île.",
            ),
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets et silence", text: [secrets, silence] },
      },
    },
    duel: {
      title: "Duel",
      lead: "À deux sur une même mer, l’un de jour, l’autre de nuit, en quête des plus longues suites d’îles.",
      sections: {
        aim: {
          title: "Le but",
          picture: "duel",
          text: [
            says(
              [],
              "Vous partagez une mer de 36 cases et jouez l’un contre l’autre. Vos îles rapportent des points, et davantage quand elles se suivent sur la ligne. Chaque carte défaussée en coûte un.",
            ),
          ],
        },
        setup: {
          title: "Avant le duel",
          text: [
            says(
              ["D1"],
              "On ne joue qu’avec les 80 îles. Chacun reçoit cinq cartes ; le reste forme une pioche commune, à côté de laquelle cinq cartes sont étalées face visible. La première place joue ses îles côté jour, la seconde côté nuit. Le hasard désigne qui commence.",
            ),
          ],
        },
        turn: {
          title: "Votre tour",
          text: [
            says(
              ["D2"],
              "Posez une île sur votre propre face, ou défaussez deux cartes. Complétez ensuite votre main à cinq avec l’étalage, en commençant par la carte la plus éloignée de la pioche.",
            ),
            says(
              ["D2"],
              "L’étalage avance et se complète à cinq avec la pioche. Une fois la pioche vide, il se raccourcit, tout simplement.",
            ),
          ],
        },
        order: {
          title: "Où poser une île",
          text: [
            says(
              ["B3"],
              "Sur n’importe quelle case vide, pourvu que les nombres montent toujours d’un bout à l’autre de la ligne. Celle-ci parcourt chaque rangée de gauche à droite, puis reprend à gauche de la rangée du dessus.",
            ),
            says(
              ["D4"],
              "Il faut laisser assez de nombres pour les vides. Entre 20 et 23, par exemple, il n’y a que 21 et 22 : deux cases vides au plus peuvent les séparer. Avant la première île, comptez à partir de 0, et après la dernière, jusqu’à 81.",
            ),
            reads(
              ["D4"],
              "Seuls les nombres comptent. Un vide que l’on ne peut plus remplir parce que ses cartes ont été défaussées est permis.",
            ),
          ],
        },
        price,
        sweep: {
          title: "Le coup de filet",
          text: [
            says(
              ["D3"],
              "Si vous ne pouvez poser aucune île, vous pouvez montrer toute votre main à votre adversaire, la défausser et prendre l’étalage entier. C’est votre pioche pour ce tour ; l’étalage est ensuite complété.",
            ),
            reads(
              ["D3"],
              "Une île que vous ne pouvez pas payer, ou qui laisserait trop peu de nombres, est une île que vous ne pouvez pas poser. On ne peut pas prendre un étalage vide.",
            ),
          ],
        },
        end: {
          title: "La fin",
          text: [
            says(
              ["D5"],
              "Le duel s’achève quand la mer est pleine, ou quand vous n’avez plus, l’un et l’autre, qu’une carte au plus.",
            ),
            reads(
              ["D5"],
              "On le vérifie à la fin d’un tour, après la pioche. Si vous ne pouvez rien faire, vous passez ; mais si un coup de filet est possible, vous ne pouvez pas passer.",
            ),
          ],
        },
        score: {
          title: "Les points",
          text: [
            says(
              ["D6"],
              "Deux points pour chacune de vos îles sur le plateau. Un point de moins pour chaque carte défaussée, que ce soit pour payer, par paire ou dans un coup de filet ; les cartes restées en main ne comptent pas.",
            ),
            says(
              ["D6"],
              "Trois de vos îles ou plus qui se suivent sur la ligne, même d’une rangée à l’autre, forment une suite : un point de plus par carte. Une case vide ou une île adverse interrompt la suite. Une suite de trois îles rapporte donc 6 + 3 = 9.",
            ),
            says(
              ["D6"],
              "À égalité de points, c’est le plus grand nombre d’îles qui l’emporte, puis le plus petit nombre de défausses, puis la plus longue série de vos îles, quelle que soit sa longueur. Si tout est égal, le duel est nul.",
            ),
          ],
        },
        secrecy: {
          title: "Secrets et parole",
          text: [
            secrets,
            reads(
              ["B12"],
              "Quand vous prenez des cartes de l’étalage, que chacun a vues, votre main est mélangée : personne ne peut plus dire ensuite lesquelles ce sont.",
            ),
            reads(["D7"], "Parlez autant que vous voulez."),
          ],
        },
      },
    },
    board: {
      title: "Plateaux des joueurs",
      lead: "Quelqu’un a dessiné le plateau, et en a choisi les cartes et les règles.",
      sections: {
        aim: {
          title: "Le but",
          text: [
            says(
              [],
              "Remplissez chaque case d’une île, de sorte que les nombres montent sur chaque ligne. Puis un phare vous ramène au port, si le plateau a une place pour lui. Vous gagnez tous ou perdez tous, sauf si le plateau est fait pour un duel.",
            ),
            reads(
              [],
              "Ce qu’un plateau ne change pas reste comme dans les autres chapitres : le péage comme dans Standard, les cartes d’exploration comme dans La Pyramide, la lumière comme dans Jour et Nuit. L’éditeur et la page d’un plateau proposent une feuille avec toutes ses règles en bref.",
            ),
          ],
        },
        order: {
          title: "Où poser une île",
          text: [
            says(
              ["B3"],
              "Sur n’importe quelle case vide, pourvu que les nombres montent toujours d’un bout à l’autre de la ligne.",
            ),
            reads(
              [],
              "Un plateau a une ligne ou plusieurs. Chacune monte pour elle-même, et les lignes ne se touchent pas, même là où leurs cases se côtoient. Une ligne peut ne s’ouvrir que lorsque d’autres sont pleines.",
            ),
          ],
        },
        price: {
          title: "Ce que cela coûte",
          text: [
            says(
              ["B4"],
              "Seules comptent comme voisines la case juste avant et la case juste après sur la même ligne. Sans île voisine, la pose est gratuite. À côté d’une île, payez la différence des deux nombres ; entre deux îles, la plus petite différence.",
            ),
            reads(
              [],
              "Un plateau peut n’en demander que la moitié, arrondie vers le haut, ou une seule carte. Il peut fixer un prix maximal : ce qui coûterait plus ne peut pas être posé. Sur certaines lignes, les îles sont gratuites.",
            ),
          ],
        },
        special: {
          title: "Les cartes spéciales des pioches",
          text: [
            reads(
              ["H1"],
              "Les pioches peuvent contenir des tempêtes, des boussoles, des monstres marins et des récifs, jamais dans une main de départ. Si vous en piochez une, tous la voient. Elle agit une fois, on la défausse, et vous piochez une autre carte à sa place. Si votre pioche est vide, on continue.",
            ),
            reads(
              ["H2"],
              "Tempête : l’île ou le joker que vous avez posé à ce tour revient dans votre main, que l’on mélange, et la tempête recouvre la case. Elle est fermée, et compte comme vide pour l’ordre et pour le prix. L’île remplace une carte à piocher. Ce qui est payé reste payé.",
            ),
            reads(
              ["H3"],
              "Boussole : elle chasse une tempête, celle de la première case fermée dans l’ordre des lignes.",
            ),
            reads(
              ["H4"],
              "Monstre marin : l’île ou le joker que vous avez posé à ce tour est défaussé face visible. Ce qui est payé reste payé.",
            ),
            reads(
              ["H2", "H4"],
              "Si vous n’avez pas posé d’île à ce tour, ou si elle n’est plus là, une tempête ou un monstre marin n’a pas d’effet.",
            ),
            reads(
              ["H5"],
              "Récifs : vous perdez la première carte de votre pioche, même si c’est une carte spéciale. Personne ne la voit, pas même vous.",
            ),
          ],
        },
        end: {
          title: "Comment la partie s’achève",
          text: [
            reads(
              ["H6"],
              "Sans place pour un phare, la partie est gagnée dès que toutes les cases sont remplies. Si le plateau a des ports, l’un d’eux doit avoir été joué ; si c’est le dernier coup, son péage n’est pas dû. Si le plateau a des faces, chaque île doit montrer la bonne.",
            ),
          ],
        },
        secrecy: {
          title: "Secrets et silence",
          text: [
            says(
              ["B12"],
              "Les mains et les pioches sont secrètes. Ce que vous défaussez vous-même reste face cachée jusqu’à la fin, mais vous pouvez le regarder. Le nombre de cartes de chaque main, pioche et défausse est visible de tous.",
            ),
            reads(["H1", "H4"], "Les cartes spéciales piochées et ce que prend un monstre marin restent face visible."),
            says(
              ["B13"],
              "Le plateau dit si la règle du silence s’applique. Si elle s’applique, personne ne parle de la partie ; c’est seulement pendant un péage que l’on peut parler, et uniquement de nombres de cartes.",
            ),
          ],
        },
      },
    },
  },
  pictures: {
    standard: "Six rangées de six cases parsemées d’îles, du 2 en bas à gauche au 78 près du coin supérieur droit.",
    price: "Entre 38 et 53, trois cases libres ; à côté du 38, l’île 41 coûte trois cartes, plus loin rien.",
    arch: "Deux piliers de deux cases sur trois et, par-dessus, un toit de sept sur quatre.",
    pyramid:
      "Cinq rangées, de plus en plus courtes vers le sommet ; des bateaux sur les cases de bordure, et deux tempêtes.",
    dangers: "Les cartes tempête, monstre marin, récifs et port.",
    treasures: "Les cartes boussole, phare et joker.",
    dayNight: "La moitié haute du plateau de jour, la moitié basse de nuit ; une île montre la mauvaise face.",
    duel: "Îles de jour et de nuit se partagent un plateau ; deux suites sont encadrées.",
  },
  players: ({ least, most }) =>
    least === most ? `${least} joueurs` : least === 1 ? `de 1 à ${most} joueurs` : `de ${least} à ${most} joueurs`,
  modes: "Modes de jeu",
  ours: "Notre lecture",
  oursNote: "Les règles publiées n’en disent rien ou se contredisent.",
} satisfies TranquilityRuleText;

export default fr;
