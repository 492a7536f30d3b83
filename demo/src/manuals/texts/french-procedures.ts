// Repair procedures in French.
import type { Procedure, ProcedureKey } from '../manual-texts.ts';

export const frenchProcedures: Record<ProcedureKey, Procedure> = {
  liftCylinder: {
    title: 'Dépose et étanchéité du vérin de levage',
    intro:
      'Posez une pochette de joints complète à chaque ouverture. Travaillez proprement : une rayure de la tige détruit les joints.',
    steps: [
      'Tenez le mécanisme de levage par la béquille ou des élingues et vérifiez l’appui.',
      'Repérez et débranchez les câbles, dévissez les flexibles et obturez tous les orifices.',
      'Élinguez le vérin, ôtez les arrêts d’axe et chassez l’axe supérieur, puis l’axe inférieur.',
      'Serrez le vérin, dévissez le guide avec une clé à ergots et tirez tige et piston dans l’axe.',
      'Desserrez l’écrou du piston, déposez piston et guide et remplacez tous les joints et bagues.',
      'Huilez les joints, remontez, serrez écrou et guide et reposez le vérin dans l’ordre inverse.',
    ],
  },
  scissorPins: {
    title: 'Remplacement des axes, bagues et patins des ciseaux',
    intro: 'Remplacez axes et bagues si le jeu dépasse 1 mm ou si le revêtement est usé.',
    steps: [
      'Levez la plate-forme, basculez les deux béquilles et descendez dessus.',
      'Soulagez la paire de bras au palan pour libérer l’axe.',
      'Ôtez l’arrêt et chassez l’axe avec un jet en laiton.',
      'Extrayez les bagues et pressez les neuves à fleur, rainure vers le graisseur.',
      'Montez rondelles et axe et bloquez avec arrêt, vis et rondelle.',
      'Contrôlez les patins : à remplacer sous 8 mm.',
    ],
  },
  potholeGuard: {
    title: 'Réglage de la protection anti-nids-de-poule',
    intro: 'Les protections doivent tomber seules au levage et rester relevées en position repliée.',
    steps: [
      'Levez la plate-forme d’environ deux mètres et bloquez avec les béquilles.',
      'Vérifiez la liberté de l’embiellage, des ressorts et galets ; nettoyez et graissez.',
      'Mesurez la garde au sol de la protection baissée : 20 mm au plus.',
      'Réglez le fin de course pour qu’il ferme dans les 5 derniers millimètres.',
      'Relevez la protection à la main : levage et translation doivent se bloquer et le code apparaître.',
    ],
  },
  boomPads: {
    title: 'Remplacement et calage des patins de flèche',
    intro: 'Le jeu entre éléments doit rester entre 0,5 et 1,5 mm au point le plus serré.',
    steps: [
      'Rentrez la flèche, abaissez-la à l’horizontale et posez-la sur un tréteau.',
      'Repérez chaque patin et cale avant de desserrer.',
      'Soulevez l’élément intérieur au vérin et sortez le patin.',
      'Remplacez les patins à moins de 3 mm au-dessus des inserts ; freinez les vis.',
      'Ajoutez ou retirez des cales également des deux côtés.',
      'Sortez et rentrez plusieurs fois à vide et mesurez de nouveau.',
    ],
  },
  slewRing: {
    title: 'Contrôle des vis et du jeu de la couronne d’orientation',
    intro: 'Des vis de couronne desserrées mettent des vies en danger. Une vis desserrée ne se réutilise pas.',
    steps: [
      'Tournez la tourelle jusqu’à atteindre la première rangée de vis.',
      'Contrôlez chaque vis à la clé dynamométrique ; aucune ne doit tourner.',
      'Si une tourne, remplacez-la avec ses deux voisines ; si trois tournent, toutes.',
      'Mesurez le jeu au comparateur sous le contrepoids : 1,5 mm au plus.',
      'Réglez le jeu du pignon à 0,2-0,4 mm par la bague excentrique.',
      'Graissez la piste en tournant et enduisez la denture.',
    ],
  },
  platformControl: {
    title: 'Remplacement du manipulateur et du module de commande',
    intro: 'Le module garde les réglages de la machine. Relevez-les avant remplacement.',
    steps: [
      'Notez version, options et valeurs d’étalonnage affichées.',
      'Desserrez les vis, ouvrez le pupitre et photographiez le câblage.',
      'Débranchez les connecteurs par leur verrou, jamais par les fils.',
      'Déposez le manipulateur ou le module, montez le neuf avec un joint neuf et branchez.',
      'Mettez sous tension, saisissez les réglages et étalonnez centre et butées.',
    ],
  },
  mastChain: {
    title: 'Réglage et remplacement des chaînes de levage',
    intro: 'Les chaînes se remplacent par paire après 3 % d’allongement ou si une maille est fissurée.',
    steps: [
      'Posez le tablier sur des cales jusqu’à détendre les chaînes.',
      'Mesurez 17 maillons sous légère tension et comparez au tableau du fabricant.',
      'Ôtez les goupilles, chassez les axes d’ancrage et déposez la chaîne.',
      'Huilez la chaîne neuve, passez-la sur les poulies et montez des goupilles neuves.',
      'Réglez les écrous pour une tension égale et 10 mm de garde sous les fourches.',
      'Bloquez les écrous, levez deux fois la pleine charge et recontrôlez.',
    ],
  },
  forks: {
    title: 'Contrôle des fourches et du tablier',
    intro: 'Une fourche est réformée après 10 % d’usure du talon, ou si elle est tordue ou fissurée.',
    steps: [
      'Abaissez les fourches à 100 mm du sol, mât vertical.',
      'Mesurez l’épaisseur du talon et de la lame au pied à coulisse.',
      'Contrôlez le talon par ressuage.',
      'Comparez la hauteur des pointes : 3 % de la longueur au plus.',
      'Levez le verrou, amenez les fourches à l’encoche et déposez-les au palan.',
      'Contrôlez galets latéraux et bandes et réglez le jeu à 0,5 mm par cales.',
    ],
  },
  tiltCylinder: {
    title: 'Dépose du vérin d’inclinaison',
    intro: 'Assurez le mât contre le basculement avant de desserrer un vérin.',
    steps: [
      'Inclinez le mât vers l’avant et retenez-le au protège-conducteur par un palan.',
      'Dévissez les flexibles et obturez les orifices.',
      'Ôtez l’axe côté mât, puis côté châssis, et déposez le vérin.',
      'Ouvrez le guide, tirez la tige et posez la pochette de joints.',
      'Reposez le vérin et réglez les chapes pour que le mât s’arrête sans vriller.',
    ],
  },
  wheel: {
    title: 'Remplacement des roues et contrôle des moyeux',
    intro: 'Ne levez qu’aux points marqués et ne travaillez jamais dessous sans chandelles.',
    steps: [
      'Desserrez les écrous d’un demi-tour, roue au sol.',
      'Levez au cric, posez des chandelles sous le châssis et déposez la roue.',
      'Tournez le moyeu à la main : il doit tourner sans point dur ni jeu.',
      'Réglez le roulement : serrez l’écrou à créneaux jusqu’au frottement, revenez au créneau suivant, goupille neuve.',
      'Reposez la roue et serrez en croix en trois passes.',
    ],
  },
  driveHub: {
    title: 'Révision du réducteur de translation',
    intro: 'Le réducteur planétaire s’ouvre sur la machine une fois la roue déposée.',
    steps: [
      'Vidangez par le bouchon inférieur et cherchez des copeaux.',
      'Déposez le couvercle avec son capuchon de débrayage et tirez le planétaire.',
      'Sortez le porte-satellites et contrôlez pignons, aiguilles et rondelles.',
      'Extrayez la couronne et remplacez joints toriques et bague d’étanchéité.',
      'Remontez huilé, joint de couvercle neuf, et serrez en croix.',
      'Remplissez jusqu’au bouchon de niveau, bouchons à trois et six heures.',
    ],
  },
  steering: {
    title: 'Remplacement de la barre et du vérin de direction',
    intro: 'Après intervention, mesurez le parallélisme.',
    steps: [
      'Mettez les roues droites et soulagez-les.',
      'Ôtez goupilles et écrous à créneaux et chassez les rotules à l’extracteur.',
      'Dévissez les flexibles, ôtez les axes et déposez le vérin.',
      'Montez les pièces neuves ; serrez les écrous jusqu’au créneau suivant.',
      'Réglez le pincement à 0-3 mm et bloquez les contre-écrous.',
    ],
  },
  hydraulicFilter: {
    title: 'Remplacement du filtre et vidange hydraulique',
    intro: 'Vidangez à chaud. La propreté décide de la vie de la pompe et des valves.',
    steps: [
      'Nettoyez réservoir, bouchon et tête de filtre avant ouverture.',
      'Vidangez par le bouchon dans un bac suffisant.',
      'Déposez et lavez la crépine, essuyez le réservoir sans peluches.',
      'Remplacez l’élément de retour et le joint de son couvercle.',
      'Reposez le bouchon avec rondelle cuivre neuve et remplissez à travers un filtre de 10 µm.',
      'Actionnez tout, contrôlez le niveau vérins rentrés et complétez.',
    ],
  },
  battery: {
    title: 'Entretien des batteries de traction',
    intro: 'Rechargez après chaque poste. N’ajoutez de l’eau qu’après la charge, jusqu’au repère.',
    steps: [
      'Sortez le bac à batteries et débranchez la prise principale.',
      'Nettoyez le dessus à l’eau tiède bicarbonatée sans en laisser entrer.',
      'Mesurez tension et densité de chaque élément et notez-les.',
      'Remplacez la batterie inférieure de plus de 0,3 V aux autres.',
      'Nettoyez les bornes, serrez à 12 N·m et graissez-les.',
      'Contrôlez le chargeur : fin de charge en moins de dix heures.',
    ],
  },
  engineService: {
    title: 'Entretien du moteur',
    intro: 'Laissez refroidir le moteur et empêchez tout démarrage.',
    steps: [
      'Vidangez, remplacez le filtre, joint huilé, et remplissez au repère haut.',
      'Remplacez le filtre à carburant, videz le séparateur d’eau et purgez.',
      'Nettoyez ou remplacez le filtre à air ; l’élément de sécurité une fois sur trois.',
      'Contrôlez la courroie : flèche de 10 mm au pouce.',
      'Contrôlez niveau et antigel, nettoyez le radiateur de l’intérieur vers l’extérieur.',
      'Démarrez, contrôlez pression d’huile et ralenti, recherchez les fuites.',
    ],
  },
  brakes: {
    title: 'Contrôle et réglage des freins',
    intro: 'Les freins doivent tenir la machine à pleine charge sur la pente indiquée.',
    steps: [
      'Mesurez plaquettes ou garnitures : 3 mm au moins.',
      'Contrôlez les rayures et le voile des disques ou tambours.',
      'Remplacez plaquettes ou mâchoires des deux côtés de l’essieu.',
      'Purgez jusqu’à disparition des bulles.',
      'Mesurez la pression de desserrage et essayez le frein de stationnement en rampe.',
    ],
  },
};
