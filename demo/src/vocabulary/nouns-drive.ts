/** Names of wheels, axles, steering, gearboxes and brakes. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const driveNouns = {
  wheels: nouns({
    wheel: 'fff | Wheel | Rueda | Roda | Roue | 车轮',
    rim: 'fmf | Wheel rim | Llanta | Aro de roda | Jante | 轮辋',
    tyre: 'mmm | Tyre | Neumático | Pneu | Pneumatique | 轮胎',
    lugTyre: 'mmm | Lug tyre | Neumático de tacos | Pneu com garras | Pneu à crampons | 深花纹轮胎',
    solidTyre: 'mmm | Solid tyre | Neumático macizo | Pneu maciço | Pneu plein | 实心轮胎',
    driveWheel: 'fff | Drive wheel | Rueda motriz | Roda de tração | Roue motrice | 驱动轮',
    steerWheel: 'fff | Steered wheel | Rueda directriz | Roda direcional | Roue directrice | 转向轮',
    castorWheel: 'fmf | Castor wheel | Rueda giratoria | Rodízio | Roulette pivotante | 脚轮',
    wheelHub: 'mmm | Wheel hub | Buje de rueda | Cubo de roda | Moyeu de roue | 轮毂',
    hubCap: 'mfm | Hub cap | Tapacubos | Calota | Cache-moyeu | 轮毂盖',
    tyreValve: 'fmf | Tyre valve | Válvula de neumático | Bico de pneu | Valve de pneu | 气门嘴',
    innerTube: 'fff | Inner tube | Cámara de aire | Câmara de ar | Chambre à air | 内胎',
  }),
  axlesAndSteering: nouns({
    axle: 'mmm | Axle | Eje | Eixo | Essieu | 车桥',
    axleBeam: 'fff | Axle beam | Viga de eje | Viga do eixo | Poutre d’essieu | 车桥梁',
    driveAxle: 'mmm | Drive axle | Eje motriz | Eixo de tração | Pont moteur | 驱动桥',
    oscillatingAxle: 'mmm | Oscillating axle | Eje oscilante | Eixo oscilante | Essieu oscillant | 摆动桥',
    steeringAxle: 'mmm | Steering axle | Eje directriz | Eixo direcional | Essieu directeur | 转向桥',
    tieRod: 'fff | Tie rod | Barra de acoplamiento | Barra de direção | Barre d’accouplement | 转向横拉杆',
    tieRodEnd: 'fmf | Tie rod end | Rótula de dirección | Terminal de direção | Rotule de direction | 横拉杆球头',
    spindle: 'fff | Steering spindle | Mangueta | Manga de eixo | Fusée de direction | 转向节',
    kingpin: 'mmm | Kingpin | Pivote de dirección | Pino mestre | Pivot de fusée | 转向主销',
    steeringLink: 'fff | Steering link | Bieleta de dirección | Biela de direção | Biellette de direction | 转向连杆',
    driveShaft: 'mmm | Drive shaft | Árbol de transmisión | Eixo cardã | Arbre de transmission | 传动轴',
    splineShaft: 'mmm | Splined shaft | Eje estriado | Eixo estriado | Arbre cannelé | 花键轴',
    linkArm: 'fff | Link arm | Biela | Biela de ligação | Bielle | 连杆',
    universalJoint: 'ffm | Universal joint | Cruceta | Cruzeta | Croisillon | 十字轴',
  }),
  gearboxes: nouns({
    driveGearbox:
      'mmm | Drive gearbox | Reductor de traslación | Redutor de translação | Réducteur de translation | 行走减速机',
    driveHub: 'mmm | Drive hub | Reductor de rueda | Cubo redutor | Réducteur de roue | 轮边减速机',
    coupling: 'mmm | Shaft coupling | Acoplamiento de eje | Acoplamento de eixo | Accouplement d’arbre | 联轴器',
    slewRing: 'fff | Slew ring | Corona de giro | Coroa de giro | Couronne d’orientation | 回转支承',
    slewGearbox: 'mmm | Slew gearbox | Reductor de giro | Redutor de giro | Réducteur d’orientation | 回转减速机',
    wormGear: 'mff | Worm gear | Tornillo sin fin | Rosca sem-fim | Vis sans fin | 蜗杆',
    pinion: 'mmm | Pinion | Piñón | Pinhão | Pignon | 小齿轮',
    pinionShaft: 'mmm | Pinion shaft | Eje piñón | Eixo-pinhão | Arbre pignon | 齿轮轴',
    spurGear: 'fff | Spur gear | Rueda dentada | Engrenagem reta | Roue dentée | 直齿轮',
    ringGear: 'fff | Ring gear | Corona dentada | Coroa dentada | Couronne dentée | 齿圈',
    planetGear: 'mfm | Planet gear | Engranaje satélite | Engrenagem planetária | Pignon satellite | 行星轮',
    sunGear: 'mfm | Sun gear | Piñón solar | Engrenagem solar | Pignon planétaire | 太阳轮',
    gearHousing: 'ffm | Gear housing | Carcasa del reductor | Carcaça do redutor | Carter de réducteur | 减速机壳体',
    disconnectCap:
      'ffm | Drive disconnect cap | Tapa de desembrague | Tampa de desengate | Chapeau de débrayage | 减速机脱开盖',
  }),
  brakes: nouns({
    brakeDisc: 'mmm | Brake disc | Disco de freno | Disco de freio | Disque de frein | 制动盘',
    brakePad: 'fff | Brake pad | Pastilla de freno | Pastilha de freio | Plaquette de frein | 刹车片',
    brakeShoe: 'fff | Brake shoe | Zapata de freno | Sapata de freio | Mâchoire de frein | 制动蹄',
    brakeDrum: 'mmm | Brake drum | Tambor de freno | Tambor de freio | Tambour de frein | 制动鼓',
    brakeCaliper: 'ffm | Brake caliper | Pinza de freno | Pinça de freio | Étrier de frein | 制动钳',
    parkingBrake:
      'mmm | Parking brake | Freno de estacionamiento | Freio de estacionamento | Frein de stationnement | 驻车制动器',
    motorBrake:
      'mmm | Electromagnetic brake | Freno electromagnético | Freio eletromagnético | Frein électromagnétique | 电磁制动器',
    masterCylinder:
      'fmm | Brake master cylinder | Bomba de freno | Cilindro mestre de freio | Maître-cylindre de frein | 制动总泵',
    wheelBrakeCylinder:
      'mmm | Wheel brake cylinder | Bombín de freno | Cilindro de freio de roda | Cylindre de roue | 制动分泵',
    brakeCable:
      'mmm | Parking brake cable | Cable del freno de mano | Cabo do freio de mão | Câble de frein à main | 手刹拉线',
    brakeFluid: 'mmm | Brake fluid | Líquido de frenos | Fluido de freio | Liquide de frein | 制动液',
  }),
};
