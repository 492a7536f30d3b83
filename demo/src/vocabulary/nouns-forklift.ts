/** Names of forklift parts: mast, carriage and forks, cab. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const forkliftNouns = {
  masts: nouns({
    mast: 'mfm | Mast | Mástil | Torre de elevação | Mât | 门架',
    mastChannel: 'mmm | Mast channel | Perfil de mástil | Perfil da torre | Profilé de mât | 门架立柱',
    mastRoller: 'mmm | Mast roller | Rodillo de mástil | Rolete da torre | Galet de mât | 门架滚轮',
    sideRoller: 'mmm | Side thrust roller | Rodillo lateral | Rolete lateral | Galet latéral | 侧滚轮',
    mastStrip:
      'ffm | Mast wear strip | Guía de desgaste del mástil | Guia de desgaste da torre | Patin de mât | 门架滑板',
    liftChain: 'fff | Lift chain | Cadena de elevación | Corrente de elevação | Chaîne de levage | 起升链条',
    chainPulley: 'fff | Chain pulley | Polea de cadena | Polia da corrente | Poulie de chaîne | 起升链轮',
    mastPivot: 'mmm | Mast pivot | Soporte basculante del mástil | Mancal da torre | Palier de mât | 门架铰座',
  }),
  carriageAndForks: nouns({
    carriage: 'mmm | Fork carriage | Tablero portahorquillas | Carro porta-garfos | Tablier porte-fourches | 货叉架',
    carriageRoller: 'mmm | Carriage roller | Rodillo del tablero | Rolete do carro | Galet de tablier | 货叉架滚轮',
    fork: 'fmf | Fork | Horquilla | Garfo | Fourche | 货叉',
    forkLock: 'mfm | Fork lock | Seguro de horquilla | Trava do garfo | Verrou de fourche | 货叉定位销',
    forkExtension:
      'fmf | Fork extension | Alargadera de horquilla | Prolongador de garfo | Rallonge de fourche | 货叉套',
    forkPositioner:
      'mmm | Fork positioner | Posicionador de horquillas | Posicionador de garfos | Positionneur de fourches | 调距叉',
    loadBackrest: 'mmm | Load backrest | Respaldo de carga | Encosto de carga | Dosseret de charge | 挡货架',
    sideShifter:
      'mmm | Side shifter | Desplazador lateral | Deslocador lateral | Tablier à déplacement latéral | 侧移器',
  }),
  cab: nouns({
    overheadGuard: 'mmm | Overhead guard | Tejadillo protector | Teto de proteção | Protège-conducteur | 护顶架',
    seat: 'mmm | Operator seat | Asiento del operador | Assento do operador | Siège conducteur | 座椅',
    seatBelt: 'mmf | Seat belt | Cinturón de seguridad | Cinto de segurança | Ceinture de sécurité | 座椅安全带',
    seatSwitch: 'mmm | Seat switch | Interruptor de asiento | Interruptor do assento | Contacteur de siège | 座椅开关',
    armrest: 'mmm | Armrest | Reposabrazos | Apoio de braço | Accoudoir | 座椅扶手',
    steeringWheel: 'mmm | Steering wheel | Volante | Volante de direção | Volant | 方向盘',
    steeringColumn:
      'fff | Steering column | Columna de dirección | Coluna de direção | Colonne de direction | 转向管柱',
    steeringUnit:
      'ffm | Hydrostatic steering unit | Unidad de dirección hidrostática | Unidade de direção hidrostática | Boîtier de direction hydrostatique | 全液压转向器',
    acceleratorPedal:
      'mmf | Accelerator pedal | Pedal del acelerador | Pedal do acelerador | Pédale d’accélérateur | 加速踏板',
    brakePedal: 'mmf | Brake pedal | Pedal de freno | Pedal de freio | Pédale de frein | 制动踏板',
    inchingPedal:
      'mmf | Inching pedal | Pedal de aproximación | Pedal de aproximação | Pédale d’approche lente | 微动踏板',
    controlLever:
      'ffm | Hydraulic lever | Palanca del distribuidor | Alavanca do comando | Levier de distributeur | 操纵杆',
    mirror: 'mmm | Rear-view mirror | Espejo retrovisor | Espelho retrovisor | Rétroviseur | 后视镜',
    windscreen: 'mmm | Windscreen | Parabrisas | Para-brisa | Pare-brise | 前挡风玻璃',
    wiperBlade: 'ffm | Wiper blade | Escobilla limpiaparabrisas | Palheta do limpador | Balai d’essuie-glace | 雨刮片',
    ignitionKey: 'fff | Ignition key | Llave de contacto | Chave de contato | Clé de contact | 启动钥匙',
    floorMat: 'fmm | Floor mat | Alfombrilla | Tapete | Tapis de sol | 地板垫',
  }),
};
