/** Names of covers, brackets, decals, printed matter and kits. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const bodyAndKitNouns = {
  coversAndPanels: nouns({
    cover: 'ffm | Cover plate | Tapa | Tampa | Couvercle | 盖板',
    hood: 'mmm | Engine hood | Capó | Capô | Capot moteur | 发动机罩',
    panel: 'mmm | Side panel | Panel lateral | Painel lateral | Panneau latéral | 侧板',
    door: 'fff | Compartment door | Puerta de compartimento | Porta do compartimento | Porte de compartiment | 舱门',
    bracket: 'mmm | Bracket | Soporte | Suporte | Support | 支架',
    plate: 'ffm | Mounting plate | Placa de montaje | Placa de fixação | Platine de fixation | 安装板',
    guard: 'mmm | Guard | Protector | Protetor | Protecteur | 防护罩',
    hinge: 'fff | Hinge | Bisagra | Dobradiça | Charnière | 铰链',
    coverLatch: 'mmf | Cover latch | Cierre de capó | Fecho do capô | Fermeture de capot | 罩盖锁扣',
    gasSpring: 'mfm | Gas spring | Muelle de gas | Mola a gás | Ressort à gaz | 气弹簧',
    weatherStrip: 'mfm | Weather strip | Burlete | Borracha de vedação | Joint de capot | 密封条',
    mudguard: 'mmm | Mudguard | Guardabarros | Para-lama | Garde-boue | 挡泥板',
    rubberBuffer: 'mmf | Rubber buffer | Tope de goma | Batente de borracha | Butée caoutchouc | 橡胶缓冲块',
    rubberMount: 'mmm | Rubber mount | Silentblock | Coxim de borracha | Silentbloc | 橡胶减震垫',
  }),
  decals: nouns({
    decal: 'mmm | Decal | Adhesivo | Adesivo | Autocollant | 标贴',
    warningLabel:
      'fff | Warning label | Etiqueta de advertencia | Etiqueta de advertência | Étiquette d’avertissement | 警告标签',
    nameplate: 'fff | Nameplate | Placa de características | Plaqueta de identificação | Plaque constructeur | 铭牌',
    capacityPlate: 'fff | Capacity plate | Placa de capacidad | Placa de capacidade | Plaque de charge | 载荷铭牌',
    modelDecal: 'mmm | Model decal | Adhesivo de modelo | Adesivo do modelo | Autocollant de modèle | 型号标贴',
    reflectiveTape: 'fff | Reflective tape | Cinta reflectante | Fita refletiva | Bande réfléchissante | 反光条',
    touchUpPaint: 'fff | Touch-up paint | Pintura de retoque | Tinta de retoque | Peinture de retouche | 补漆',
  }),
  printedMatter: nouns({
    operatorManual:
      'mmm | Operator manual | Manual del operador | Manual do operador | Manuel d’utilisation | 操作手册',
    partsManual: 'mmm | Parts manual | Catálogo de piezas | Catálogo de peças | Catalogue de pièces | 零件图册',
    inspectionLog:
      'mmm | Inspection log | Libro de inspecciones | Livro de inspeções | Carnet de vérifications | 点检记录本',
  }),
  serviceKits: nouns({
    serviceKit: 'mmm | Service kit | Kit de mantenimiento | Kit de manutenção | Kit d’entretien | 保养包',
    filterKit: 'mmm | Filter kit | Juego de filtros | Jogo de filtros | Jeu de filtres | 滤芯套件',
    beltKit: 'mmm | Belt kit | Juego de correas | Jogo de correias | Jeu de courroies | 皮带套件',
    decalKit: 'mmm | Decal kit | Juego de adhesivos | Jogo de adesivos | Jeu d’autocollants | 标贴套件',
    coldStartKit:
      'mmm | Cold start kit | Kit de arranque en frío | Kit de partida a frio | Kit de démarrage à froid | 冷启动套件',
  }),
  repairKits: nouns({
    sealKit: 'mmm | Seal kit | Juego de juntas | Kit de vedação | Jeu de joints | 密封件包',
    valveKit:
      'mmm | Valve repair kit | Kit de reparación de válvula | Kit de reparo de válvula | Kit de réparation de valve | 阀修理包',
    pumpKit: 'mmm | Repair kit | Kit de reparación | Kit de reparo | Kit de réparation | 修理包',
    brakeKit:
      'mmm | Brake repair kit | Kit de reparación de freno | Kit de reparo de freio | Kit de réparation de frein | 制动器修理包',
    bearingKit: 'mmm | Bearing kit | Juego de rodamientos | Jogo de rolamentos | Jeu de roulements | 轴承套件',
    bushingKit: 'mmm | Bushing kit | Juego de casquillos | Jogo de buchas | Jeu de bagues | 衬套套件',
    pinKit: 'mmm | Pin kit | Juego de bulones | Jogo de pinos | Jeu d’axes | 销轴套件',
    wearPadKit:
      'mmm | Wear pad kit | Juego de patines de desgaste | Jogo de sapatas de desgaste | Jeu de patins d’usure | 耐磨垫块套件',
    hoseKit: 'mmm | Hose kit | Juego de latiguillos | Jogo de mangueiras | Jeu de flexibles | 软管套件',
    gasketSet:
      'mmf | Engine gasket set | Juego de juntas de motor | Jogo de juntas do motor | Pochette de joints moteur | 发动机密封垫套件',
    hardwareKit: 'mmm | Hardware kit | Juego de tornillería | Kit de parafusos | Jeu de visserie | 紧固件包',
    mountingKit: 'mmm | Mounting kit | Kit de montaje | Kit de montagem | Kit de montage | 安装套件',
  }),
};
