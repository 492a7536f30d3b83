/** Names of engine parts: the engine itself, filters, cooling, fuel and exhaust. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const engineNouns = {
  engineParts: nouns({
    engine: 'mmm | Diesel engine | Motor diésel | Motor a diesel | Moteur diesel | 柴油发动机',
    lpgEngine: 'mmm | LPG engine | Motor de GLP | Motor a GLP | Moteur GPL | 液化气发动机',
    engineMount: 'mmm | Engine mount | Silentblock de motor | Coxim do motor | Silentbloc moteur | 发动机减震垫',
    starter: 'mmm | Starter motor | Motor de arranque | Motor de partida | Démarreur | 起动机',
    alternator: 'mmm | Alternator | Alternador | Alternador | Alternateur | 交流发电机',
    fanBelt: 'fff | Fan belt | Correa del ventilador | Correia do ventilador | Courroie de ventilateur | 风扇皮带',
    timingBelt: 'fff | Timing belt | Correa de distribución | Correia dentada | Courroie de distribution | 正时皮带',
    beltTensioner: 'mmm | Belt tensioner | Tensor de correa | Tensor da correia | Tendeur de courroie | 皮带张紧轮',
    glowPlug: 'fff | Glow plug | Bujía de precalentamiento | Vela aquecedora | Bougie de préchauffage | 预热塞',
    sparkPlug: 'fff | Spark plug | Bujía de encendido | Vela de ignição | Bougie d’allumage | 火花塞',
    injector: 'mmm | Fuel injector | Inyector | Bico injetor | Injecteur | 喷油器',
    throttleActuator:
      'mmm | Throttle actuator | Actuador del acelerador | Atuador do acelerador | Actionneur d’accélérateur | 油门执行器',
    oilPressureSwitch:
      'mmm | Oil pressure switch | Manocontacto de aceite | Interruptor de pressão do óleo | Manocontact d’huile | 机油压力开关',
    generator: 'mmm | Generator | Grupo generador | Gerador | Groupe électrogène | 发电机组',
  }),
  engineFilters: nouns({
    airFilter: 'mmm | Air filter | Filtro de aire | Filtro de ar | Filtre à air | 空气滤芯',
    safetyElement:
      'mmf | Air filter safety element | Elemento de seguridad del filtro de aire | Elemento de segurança do filtro de ar | Cartouche de sécurité du filtre à air | 空气滤安全滤芯',
    preCleaner: 'mmm | Air pre-cleaner | Prefiltro de aire | Pré-filtro de ar | Préfiltre à air | 空气预滤器',
    oilFilter: 'mmm | Oil filter | Filtro de aceite | Filtro de óleo | Filtre à huile | 机油滤清器',
    fuelFilter: 'mmm | Fuel filter | Filtro de combustible | Filtro de combustível | Filtre à carburant | 燃油滤清器',
    waterSeparator: 'mmm | Water separator | Separador de agua | Separador de água | Séparateur d’eau | 油水分离器',
  }),
  cooling: nouns({
    radiator: 'mmm | Radiator | Radiador | Radiador | Radiateur | 散热器',
    coolingFan: 'mfm | Cooling fan | Ventilador | Hélice do ventilador | Ventilateur | 冷却风扇',
    fanShroud:
      'mfm | Fan shroud | Difusor del ventilador | Defletora do ventilador | Carénage de ventilateur | 风扇护罩',
    waterPump: 'fff | Water pump | Bomba de agua | Bomba d’água | Pompe à eau | 水泵',
    thermostat: 'mmm | Coolant thermostat | Termostato | Termostato | Thermostat | 节温器',
    radiatorHose:
      'mff | Radiator hose | Manguito del radiador | Mangueira do radiador | Durite de radiateur | 水箱软管',
    radiatorCap: 'mfm | Radiator cap | Tapón del radiador | Tampa do radiador | Bouchon de radiateur | 水箱盖',
    expansionTank: 'mmm | Expansion tank | Vaso de expansión | Reservatório de expansão | Vase d’expansion | 膨胀水箱',
    coolant: 'mmm | Coolant | Líquido refrigerante | Líquido de arrefecimento | Liquide de refroidissement | 冷却液',
  }),
  fuelAndExhaust: nouns({
    fuelTank: 'mmm | Fuel tank | Depósito de combustible | Tanque de combustível | Réservoir de carburant | 燃油箱',
    fuelPump: 'fff | Fuel pump | Bomba de combustible | Bomba de combustível | Pompe à carburant | 燃油泵',
    fuelCap: 'mfm | Fuel cap | Tapón de combustible | Tampa do tanque | Bouchon de réservoir | 燃油箱盖',
    fuelHose: 'fff | Fuel hose | Manguera de combustible | Mangueira de combustível | Durite de carburant | 燃油管',
    lpgCylinder: 'fmf | LPG cylinder | Botella de GLP | Botijão de GLP | Bouteille de GPL | 液化气瓶',
    lpgRegulator: 'mmm | LPG regulator | Reductor de GLP | Redutor de GLP | Détendeur GPL | 液化气减压阀',
    muffler: 'mmm | Muffler | Silenciador | Silencioso | Silencieux | 消声器',
    exhaustPipe: 'mmm | Exhaust pipe | Tubo de escape | Cano de escape | Tuyau d’échappement | 排气管',
    exhaustManifold:
      'mmm | Exhaust manifold | Colector de escape | Coletor de escape | Collecteur d’échappement | 排气歧管',
    particleFilter:
      'mmm | Particulate filter | Filtro de partículas | Filtro de partículas | Filtre à particules | 颗粒捕集器',
  }),
};
