/** Names of hydraulic parts: cylinders, hoses and fittings, valves, pumps and motors, tanks and filters. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const hydraulicNouns = {
  cylinders: nouns({
    hydraulicCylinder:
      'mmm | Hydraulic cylinder | Cilindro hidráulico | Cilindro hidráulico | Vérin hydraulique | 液压油缸',
    liftCylinder: 'mmm | Lift cylinder | Cilindro de elevación | Cilindro de elevação | Vérin de levage | 举升油缸',
    steerCylinder: 'mmm | Steer cylinder | Cilindro de dirección | Cilindro de direção | Vérin de direction | 转向油缸',
    tiltCylinder:
      'mmm | Tilt cylinder | Cilindro de inclinación | Cilindro de inclinação | Vérin d’inclinaison | 倾斜油缸',
    extensionCylinder:
      'mmm | Extension cylinder | Cilindro de extensión | Cilindro de extensão | Vérin de télescopage | 伸缩油缸',
    levelCylinder:
      'mmm | Level cylinder | Cilindro de nivelación | Cilindro de nivelamento | Vérin de mise à niveau | 调平油缸',
    jibCylinder: 'mmm | Jib cylinder | Cilindro del plumín | Cilindro do jib | Vérin de pendulaire | 小臂油缸',
    outriggerCylinder:
      'mmm | Outrigger cylinder | Cilindro del estabilizador | Cilindro do estabilizador | Vérin de stabilisateur | 支腿油缸',
    axleCylinder:
      'mmm | Oscillating axle cylinder | Cilindro del eje oscilante | Cilindro do eixo oscilante | Vérin d’essieu oscillant | 摆动桥油缸',
    sideShiftCylinder:
      'mmm | Side shift cylinder | Cilindro de desplazamiento lateral | Cilindro de deslocamento lateral | Vérin de déplacement latéral | 侧移油缸',
    freeLiftCylinder:
      'mmm | Free lift cylinder | Cilindro de elevación libre | Cilindro de elevação livre | Vérin de levée libre | 自由提升油缸',
    platformRotator:
      'mmm | Platform rotator | Actuador de giro de la cesta | Atuador de giro do cesto | Rotateur de panier | 平台摆动缸',
    cylinderRod: 'mff | Cylinder rod | Vástago de cilindro | Haste do cilindro | Tige de vérin | 活塞杆',
    cylinderGland:
      'fmm | Cylinder gland | Tapa guía de cilindro | Cabeçote do cilindro | Guide de tige de vérin | 导向套',
    cylinderPiston: 'mmm | Cylinder piston | Pistón de cilindro | Pistão do cilindro | Piston de vérin | 活塞',
    cylinderBarrel: 'ffm | Cylinder barrel | Camisa de cilindro | Camisa do cilindro | Fût de vérin | 缸筒',
    rodEye: 'mmf | Rod eye | Ojo de vástago | Olhal da haste | Chape de tige | 活塞杆耳环',
  }),
  hosesAndFittings: nouns({
    hoseAssembly: 'mfm | Hose assembly | Latiguillo hidráulico | Mangueira montada | Flexible hydraulique | 软管总成',
    steelPipe: 'mmm | Steel pipe | Tubo rígido de acero | Tubo rígido de aço | Tube rigide acier | 钢管',
    adapter: 'mmm | Adapter | Adaptador | Adaptador | Raccord adaptateur | 过渡接头',
    elbow: 'mmm | Elbow fitting | Codo | Cotovelo | Raccord coudé | 弯头',
    tee: 'mfm | Tee fitting | Racor en T | Conexão em T | Raccord en té | 三通接头',
    straightFitting: 'mfm | Straight fitting | Racor recto | Conexão reta | Raccord droit | 直通接头',
    bulkheadFitting:
      'mfm | Bulkhead fitting | Racor pasamuros | Conexão passa-parede | Raccord passe-cloison | 穿板接头',
    orificeFitting:
      'mfm | Orifice fitting | Racor con restrictor | Conexão com restritor | Raccord à gicleur | 节流接头',
    quickCoupler: 'mmm | Quick coupler | Enchufe rápido | Engate rápido | Coupleur rapide | 快换接头',
    blankingPlug: 'mmm | Blanking plug | Tapón roscado | Bujão roscado | Bouchon fileté | 堵头',
    testPoint: 'fff | Test point | Toma de presión | Tomada de pressão | Prise de pression | 测压接头',
    pressureGauge: 'mmm | Pressure gauge | Manómetro | Manômetro | Manomètre | 压力表',
    rotaryManifold:
      'ffm | Rotary manifold | Junta rotativa hidráulica | Junta rotativa | Joint tournant hydraulique | 中央回转接头',
    clampBlock: 'mmm | Clamp block | Bloque de sujeción | Bloco de fixação | Bloc de serrage | 管夹块',
    banjoBolt: 'mmf | Banjo bolt | Tornillo hueco | Parafuso banjo | Vis creuse | 空心螺栓',
    hoseGuard: 'mmf | Hose sleeve | Protector de latiguillo | Protetor de mangueira | Gaine de flexible | 软管护套',
  }),
  valves: nouns({
    manifold: 'mmm | Valve manifold | Bloque de válvulas | Bloco de válvulas | Bloc foré hydraulique | 阀块',
    mainControlValve:
      'mfm | Main control valve | Distribuidor principal | Válvula de comando principal | Distributeur principal | 多路阀',
    solenoidValve: 'fff | Solenoid valve | Electroválvula | Válvula solenoide | Électrovanne | 电磁阀',
    proportionalValve:
      'ffm | Proportional valve | Válvula proporcional | Válvula proporcional | Distributeur proportionnel | 比例阀',
    cartridgeValve: 'fff | Cartridge valve | Válvula de cartucho | Válvula cartucho | Valve à cartouche | 插装阀',
    solenoidCoil:
      'fff | Solenoid coil | Bobina de electroválvula | Bobina do solenoide | Bobine d’électrovanne | 电磁线圈',
    reliefValve:
      'ffm | Relief valve | Válvula limitadora de presión | Válvula de alívio | Limiteur de pression | 溢流阀',
    counterbalanceValve:
      'fff | Counterbalance valve | Válvula de contrabalance | Válvula de contrabalanço | Valve d’équilibrage | 平衡阀',
    checkValve: 'ffm | Check valve | Válvula antirretorno | Válvula de retenção | Clapet anti-retour | 单向阀',
    holdingValve:
      'fff | Load-holding valve | Válvula de retención de carga | Válvula de sustentação de carga | Valve de maintien de charge | 负载保持阀',
    loweringValve:
      'fff | Emergency lowering valve | Válvula de descenso de emergencia | Válvula de descida de emergência | Valve de descente de secours | 应急下降阀',
    flowDivider: 'mmm | Flow divider | Divisor de caudal | Divisor de fluxo | Diviseur de débit | 分流阀',
  }),
  pumpsAndMotors: nouns({
    gearPump: 'fff | Gear pump | Bomba de engranajes | Bomba de engrenagens | Pompe à engrenages | 齿轮泵',
    pistonPump: 'fff | Piston pump | Bomba de pistones | Bomba de pistões | Pompe à pistons | 柱塞泵',
    handPump: 'fff | Hand pump | Bomba manual | Bomba manual | Pompe à main | 手动泵',
    brakeReleasePump:
      'fff | Brake release pump | Bomba de liberación de frenos | Bomba de liberação dos freios | Pompe de défreinage | 手动松闸泵',
    auxiliaryPump: 'fff | Auxiliary power pump | Bomba de emergencia | Bomba de emergência | Pompe de secours | 应急泵',
    powerUnit: 'mfm | Hydraulic power unit | Grupo hidráulico | Unidade hidráulica | Groupe hydraulique | 液压动力单元',
    hydraulicMotor: 'mmm | Hydraulic motor | Motor hidráulico | Motor hidráulico | Moteur hydraulique | 液压马达',
    driveMotor: 'mmm | Drive motor | Motor de traslación | Motor de translação | Moteur de translation | 行走马达',
    swingMotor: 'mmm | Swing motor | Motor de giro | Motor de giro | Moteur d’orientation | 回转马达',
    pumpCoupling:
      'mmm | Pump coupling | Acoplamiento de bomba | Acoplamento da bomba | Accouplement de pompe | 泵联轴器',
  }),
  tanksAndFilters: nouns({
    hydraulicTank:
      'mmm | Hydraulic tank | Depósito hidráulico | Reservatório hidráulico | Réservoir hydraulique | 液压油箱',
    returnFilter: 'mmm | Return filter | Filtro de retorno | Filtro de retorno | Filtre retour | 回油滤芯',
    pressureFilter: 'mmm | Pressure filter | Filtro de presión | Filtro de pressão | Filtre haute pression | 高压滤芯',
    suctionStrainer:
      'mmf | Suction strainer | Filtro de aspiración | Filtro de sucção | Crépine d’aspiration | 吸油滤网',
    breatherCap: 'mfm | Breather cap | Tapón respiradero | Tampa do respiro | Bouchon reniflard | 呼吸阀',
    levelGauge:
      'mmm | Oil level gauge | Indicador de nivel de aceite | Visor de nível de óleo | Voyant de niveau d’huile | 油位计',
    sightGlass: 'fmm | Sight glass | Mirilla | Visor de vidro | Hublot de contrôle | 油窗',
    oilCooler: 'mmm | Oil cooler | Enfriador de aceite | Radiador de óleo | Refroidisseur d’huile | 油冷却器',
    accumulator: 'mmm | Accumulator | Acumulador | Acumulador | Accumulateur | 蓄能器',
    drainPlug: 'mmm | Drain plug | Tapón de vaciado | Bujão de dreno | Bouchon de vidange | 放油螺塞',
  }),
};
