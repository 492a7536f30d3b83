/** Names of electrical parts: controls, sensors, power, wiring, lights and alarms. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const electricNouns = {
  controls: nouns({
    controlBox: 'ffm | Control box | Caja de mandos | Caixa de comando | Boîtier de commande | 控制盒',
    groundPanel:
      'mmm | Ground control panel | Cuadro de mandos inferior | Painel de comando de solo | Pupitre de commande au sol | 地面控制面板',
    platformPanel:
      'mmm | Platform control panel | Cuadro de mandos superior | Painel de comando do cesto | Pupitre de commande en nacelle | 平台控制面板',
    joystick: 'fmm | Joystick | Palanca de mando | Manche de comando | Manipulateur | 操纵手柄',
    emergencyStop:
      'mmm | Emergency stop button | Pulsador de parada de emergencia | Botão de parada de emergência | Bouton d’arrêt d’urgence | 急停按钮',
    keySwitch: 'mmm | Key switch | Interruptor de llave | Interruptor de chave | Contacteur à clé | 钥匙开关',
    toggleSwitch:
      'mmm | Toggle switch | Interruptor de palanca | Interruptor de alavanca | Interrupteur à levier | 拨动开关',
    selectorSwitch: 'mfm | Selector switch | Selector giratorio | Chave seletora | Commutateur rotatif | 选择开关',
    pushButton: 'mmm | Push button | Pulsador | Botão de pressão | Bouton-poussoir | 按钮',
    footSwitch: 'mmf | Foot switch | Interruptor de pie | Interruptor de pedal | Pédale homme mort | 脚踏开关',
    hourMeter: 'mmm | Hour meter | Cuentahoras | Horímetro | Compteur horaire | 小时计',
    display: 'fmm | Display | Pantalla | Mostrador | Écran | 显示屏',
    controlModule: 'mmm | Control module | Módulo de control | Módulo de controle | Calculateur | 控制器',
    batteryIndicator:
      'mmm | Battery indicator | Indicador de batería | Indicador de bateria | Indicateur de charge | 电量表',
  }),
  sensors: nouns({
    limitSwitch:
      'mfm | Limit switch | Final de carrera | Chave fim de curso | Interrupteur de fin de course | 限位开关',
    proximitySwitch:
      'mmm | Proximity switch | Detector de proximidad | Sensor de proximidade | Détecteur de proximité | 接近开关',
    tiltSensor: 'mmm | Tilt sensor | Sensor de inclinación | Sensor de inclinação | Détecteur de dévers | 倾角传感器',
    loadSensor: 'ffm | Load sensor | Célula de carga | Célula de carga | Capteur de charge | 称重传感器',
    angleSensor: 'mmm | Angle sensor | Sensor de ángulo | Sensor de ângulo | Capteur d’angle | 角度传感器',
    lengthSensor: 'mmm | Length sensor | Sensor de longitud | Sensor de comprimento | Capteur de longueur | 长度传感器',
    pressureTransducer:
      'mmm | Pressure transducer | Transductor de presión | Transdutor de pressão | Capteur de pression | 压力传感器',
    pressureSwitch: 'mmm | Pressure switch | Presostato | Pressostato | Pressostat | 压力开关',
    temperatureSensor:
      'fmf | Temperature sensor | Sonda de temperatura | Sensor de temperatura | Sonde de température | 温度传感器',
    speedSensor: 'mmm | Speed sensor | Sensor de velocidad | Sensor de velocidade | Capteur de vitesse | 速度传感器',
    fuelSender:
      'mff | Fuel level sender | Aforador de combustible | Boia de combustível | Jauge de carburant | 燃油液位传感器',
  }),
  batteriesAndPower: nouns({
    battery: 'fff | Battery | Batería | Bateria | Batterie | 蓄电池',
    lithiumBattery: 'fff | Lithium battery | Batería de litio | Bateria de lítio | Batterie au lithium | 锂电池',
    charger: 'mmm | Battery charger | Cargador de batería | Carregador de bateria | Chargeur de batterie | 充电器',
    batteryDisconnect: 'mfm | Battery disconnect switch | Cortacorriente | Chave geral | Coupe-batterie | 电源总开关',
    relay: 'mmm | Relay | Relé | Relé | Relais | 继电器',
    contactor: 'mmm | Contactor | Contactor de potencia | Contator | Contacteur | 接触器',
    fuse: 'mmm | Fuse | Fusible | Fusível | Fusible | 保险丝',
    fuseHolder: 'mmm | Fuse holder | Portafusibles | Porta-fusível | Porte-fusible | 保险丝座',
    circuitBreaker: 'mmm | Circuit breaker | Disyuntor | Disjuntor | Disjoncteur | 断路器',
    inverter: 'mmm | Inverter | Inversor | Inversor | Onduleur | 逆变器',
    voltageConverter:
      'mmm | DC converter | Convertidor de tensión | Conversor de tensão | Convertisseur de tension | 直流转换器',
    motorController:
      'mmm | Motor controller | Controlador del motor | Controlador do motor | Variateur moteur | 电机控制器',
    electricMotor: 'mmm | Electric motor | Motor eléctrico | Motor elétrico | Moteur électrique | 电动机',
    carbonBrush: 'ffm | Carbon brush | Escobilla de carbón | Escova de carvão | Balai de charbon | 碳刷',
    acSocket: 'fff | AC outlet | Toma de corriente | Tomada de energia | Prise de courant | 交流插座',
  }),
  wiring: nouns({
    harness: 'mmm | Wiring harness | Mazo de cables | Chicote elétrico | Faisceau électrique | 线束',
    connector: 'mmm | Connector | Conector | Conector | Connecteur | 接插件',
    controlCable: 'mmm | Control cable | Cable de mando | Cabo de comando | Câble de commande | 控制电缆',
    batteryCable: 'mmm | Battery cable | Cable de batería | Cabo de bateria | Câble de batterie | 电池电缆',
    ringTerminal: 'mmf | Ring terminal | Terminal de ojal | Terminal olhal | Cosse à œillet | 环形端子',
    cableGland: 'mmm | Cable gland | Prensaestopas | Prensa-cabo | Presse-étoupe | 电缆固定头',
    slipRing: 'mmm | Slip ring | Colector rotativo | Coletor rotativo | Collecteur tournant | 集电环',
    conduit: 'mmf | Corrugated conduit | Tubo corrugado | Conduíte corrugado | Gaine annelée | 波纹管',
  }),
  lightsAndAlarms: nouns({
    beacon: 'mmm | Flashing beacon | Girofaro | Giroflex | Gyrophare | 警示灯',
    horn: 'mfm | Horn | Claxon | Buzina | Klaxon | 喇叭',
    motionAlarm:
      'fmm | Motion alarm | Alarma de movimiento | Alarme de movimento | Avertisseur de mouvement | 行走报警器',
    reverseAlarm: 'mmm | Reverse alarm | Avisador de marcha atrás | Alarme de ré | Avertisseur de recul | 倒车报警器',
    buzzer: 'mmm | Buzzer | Zumbador | Sinalizador sonoro | Vibreur sonore | 蜂鸣器',
    workLight: 'mmm | Work light | Faro de trabajo | Farol de trabalho | Phare de travail | 工作灯',
    headlight: 'mmm | Headlight | Faro delantero | Farol dianteiro | Phare avant | 前大灯',
    tailLight: 'mfm | Tail light | Piloto trasero | Lanterna traseira | Feu arrière | 尾灯',
    blueSpotLight:
      'mmm | Blue spot light | Foco azul de aviso | Farol azul de segurança | Projecteur bleu de sécurité | 蓝光警示灯',
    bulb: 'fff | Bulb | Bombilla | Lâmpada | Ampoule | 灯泡',
  }),
};
