// Repair procedures in Spanish.
import type { Procedure, ProcedureKey } from '../manual-texts.ts';

export const spanishProcedures: Record<ProcedureKey, Procedure> = {
  liftCylinder: {
    title: 'Desmontaje y sellado del cilindro de elevación',
    intro:
      'Monte un kit de juntas completo siempre que se abra el cilindro. Trabaje con limpieza: los arañazos del vástago destruyen las juntas.',
    steps: [
      'Sujete el mecanismo de elevación con el puntal o con eslingas y compruebe que descansa seguro.',
      'Marque y desenchufe los cables de las válvulas, suelte las mangueras y tape todas las tomas.',
      'Eslingue el cilindro, quite los retenedores y extraiga primero el pasador superior y después el inferior.',
      'Sujete el cilindro, desenrosque la tapa guía con llave de pivotes y saque vástago y pistón en línea.',
      'Afloje la tuerca del pistón, desmonte pistón y tapa y monte nuevas todas las juntas y anillos.',
      'Aceite las juntas, monte las piezas, apriete tuerca y tapa y coloque el cilindro en orden inverso.',
    ],
  },
  scissorPins: {
    title: 'Cambio de pasadores, casquillos y patines de tijera',
    intro: 'Cambie pasadores y casquillos si el juego supera 1 mm o el recubrimiento está gastado.',
    steps: [
      'Eleve la plataforma, gire ambos puntales de mantenimiento y baje sobre ellos.',
      'Descargue el par de brazos con un polipasto hasta que el pasador quede libre.',
      'Quite el retenedor y extraiga el pasador con un botador de latón.',
      'Extraiga los casquillos y meta a presión los nuevos a ras, con la ranura hacia el engrasador.',
      'Monte arandelas y pasador y asegúrelos con retenedor, tornillo y arandela.',
      'Revise los patines: cámbielos si miden menos de 8 mm.',
    ],
  },
  potholeGuard: {
    title: 'Ajuste de la protección contra baches',
    intro: 'Las protecciones deben bajar solas al elevar la plataforma y quedar arriba con la máquina replegada.',
    steps: [
      'Eleve la plataforma unos dos metros y asegúrela con los puntales.',
      'Compruebe que varillaje, muelles y rodillos se mueven libremente; limpie y engrase.',
      'Mida la altura libre de la protección bajada: 20 mm como máximo.',
      'Ajuste el final de carrera para que cierre en los últimos 5 mm.',
      'Empuje la protección hacia arriba: elevación y traslación deben bloquearse y aparecer el código.',
    ],
  },
  boomPads: {
    title: 'Cambio y calce de los patines de pluma',
    intro: 'El juego entre tramos debe estar entre 0,5 y 1,5 mm en el punto más estrecho.',
    steps: [
      'Recoja la pluma por completo, bájela a horizontal y apóyela en un caballete.',
      'Marque la posición de cada patín y suplemento antes de aflojar tornillos.',
      'Levante el tramo interior con un gato hasta liberar el patín y sáquelo.',
      'Cambie los patines con menos de 3 mm sobre los insertos; use fijador de roscas.',
      'Añada o quite suplementos por igual en ambos lados hasta lograr el juego.',
      'Extienda y recoja varias veces sin carga y mida de nuevo.',
    ],
  },
  slewRing: {
    title: 'Revisión de tornillos y juego de la corona de giro',
    intro: 'Los tornillos flojos de la corona ponen en peligro la vida. Los tornillos aflojados no se reutilizan.',
    steps: [
      'Gire la superestructura hasta alcanzar la primera fila de tornillos.',
      'Compruebe cada tornillo con llave dinamométrica al par indicado; ninguno debe girar.',
      'Si gira uno, cambie este y sus dos vecinos; si giran tres, cámbielos todos.',
      'Mida el juego de la corona con reloj comparador bajo el contrapeso: 1,5 mm como máximo.',
      'Ajuste el juego del piñón a 0,2-0,4 mm con el anillo excéntrico.',
      'Engrase la pista girando y aplique grasa de engranajes abiertos en los dientes.',
    ],
  },
  platformControl: {
    title: 'Cambio de la palanca y del módulo de control',
    intro: 'El módulo guarda los ajustes de la máquina. Léalos antes de cambiarlo.',
    steps: [
      'Anote versión, opciones y valores de calibración de la pantalla.',
      'Afloje los tornillos, abra la caja y fotografíe el cableado.',
      'Desenchufe los conectores por su cierre, nunca tirando de los cables.',
      'Saque la palanca o el módulo, monte el nuevo con junta nueva y conéctelo.',
      'Conecte, introduzca los ajustes y calibre centro y extremos de la palanca.',
    ],
  },
  mastChain: {
    title: 'Ajuste y cambio de las cadenas de elevación',
    intro: 'Las cadenas se cambian por pares cuando se han alargado un 3 % o hay una malla agrietada.',
    steps: [
      'Baje el tablero sobre tacos hasta aflojar las cadenas.',
      'Mida 17 eslabones con ligera tensión y compare con la tabla del fabricante.',
      'Quite las chavetas, saque los bulones de anclaje y retire la cadena.',
      'Aceite la cadena nueva, pásela por las poleas y monte los anclajes con chavetas nuevas.',
      'Ajuste ambas tuercas para que las cadenas trabajen por igual y las horquillas queden a 10 mm del suelo.',
      'Bloquee las tuercas, eleve dos veces la carga máxima y revise la tensión.',
    ],
  },
  forks: {
    title: 'Revisión de horquillas y tablero',
    intro: 'Las horquillas se retiran si el talón se ha gastado un 10 % o si están dobladas o agrietadas.',
    steps: [
      'Baje las horquillas a 100 mm del suelo y ponga el mástil vertical.',
      'Mida el espesor en talón y hoja con un calibre.',
      'Examine el talón con líquidos penetrantes.',
      'Compare la altura de las puntas: 3 % de la longitud como máximo.',
      'Levante el cierre, lleve las horquillas al hueco del tablero y retírelas con polipasto.',
      'Revise rodillos laterales y tiras y ajuste el juego a 0,5 mm con suplementos.',
    ],
  },
  tiltCylinder: {
    title: 'Desmontaje del cilindro de inclinación',
    intro: 'Asegure el mástil contra vuelco antes de soltar un cilindro de inclinación.',
    steps: [
      'Incline el mástil hacia delante y asegúrelo al techo protector con un polipasto de cadena.',
      'Suelte las mangueras y tape las tomas.',
      'Quite el pasador del mástil, después el del bastidor, y saque el cilindro.',
      'Abra la tapa, saque el vástago y monte el kit de juntas.',
      'Monte el cilindro y ajuste ambas cabezas para que el mástil no se torsione.',
    ],
  },
  wheel: {
    title: 'Cambio de ruedas y revisión de bujes',
    intro: 'Eleve la máquina solo por los puntos marcados y no trabaje debajo sin caballetes.',
    steps: [
      'Afloje media vuelta las tuercas con la rueda en el suelo.',
      'Eleve con un gato, coloque caballetes bajo el bastidor y retire la rueda.',
      'Gire el buje a mano: debe girar suave y sin juego.',
      'Ajuste el rodamiento: apriete la tuerca almenada hasta que frene, retroceda a la ranura siguiente y ponga chaveta nueva.',
      'Monte la rueda y apriete las tuercas en cruz en tres pasos.',
    ],
  },
  driveHub: {
    title: 'Revisión general del reductor de tracción',
    intro: 'El reductor planetario puede abrirse en la máquina una vez desmontada la rueda.',
    steps: [
      'Vacíe el aceite por el tapón inferior y busque virutas.',
      'Quite la tapa con la tapa de desconexión y saque el piñón solar.',
      'Saque el portasatélites y revise engranajes, agujas y arandelas.',
      'Extraiga la corona y cambie juntas tóricas y retén.',
      'Monte con aceite, cambie la junta de la tapa y apriete en cruz.',
      'Llene aceite hasta el tapón de nivel con los tapones a las tres y a las seis.',
    ],
  },
  steering: {
    title: 'Cambio de barra y cilindro de dirección',
    intro: 'Tras trabajar en la dirección hay que medir la convergencia.',
    steps: [
      'Ponga las ruedas rectas y descárguelas.',
      'Quite chavetas y tuercas almenadas y extraiga las rótulas con extractor.',
      'Suelte las mangueras, quite los pasadores y saque el cilindro.',
      'Monte las piezas nuevas; apriete las tuercas y gírelas hasta la ranura siguiente.',
      'Ajuste la convergencia a 0-3 mm y apriete las contratuercas.',
    ],
  },
  hydraulicFilter: {
    title: 'Cambio de filtro y aceite hidráulico',
    intro: 'Cambie el aceite en caliente. La limpieza decide la vida de bomba y válvulas.',
    steps: [
      'Limpie depósito, tapón y cabezal del filtro antes de abrirlos.',
      'Vacíe el aceite por el tapón en un recipiente suficiente.',
      'Saque y lave el colador y limpie el depósito con un paño sin pelusa.',
      'Cambie el elemento de retorno y la junta de su tapa.',
      'Monte el tapón con arandela de cobre nueva y llene a través de un filtro de 10 µm.',
      'Mueva todas las funciones, revise el nivel con los cilindros recogidos y complete.',
    ],
  },
  battery: {
    title: 'Mantenimiento de las baterías de tracción',
    intro: 'Cargue tras cada turno. Añada agua solo después de cargar y hasta la marca.',
    steps: [
      'Saque la bandeja de baterías y desenchufe el conector principal.',
      'Limpie la parte superior con agua tibia y bicarbonato sin que entre en las celdas.',
      'Mida tensión y densidad de cada celda y anótelas.',
      'Cambie la batería que esté más de 0,3 V por debajo de las demás.',
      'Limpie los bornes, apriételos a 12 N·m y cúbralos con grasa.',
      'Revise el cargador: la luz de fin de carga debe encenderse antes de diez horas.',
    ],
  },
  engineService: {
    title: 'Servicio del motor',
    intro: 'Deje enfriar el motor y bloquéelo contra el arranque.',
    steps: [
      'Vacíe el aceite, cambie el filtro con la junta aceitada y llene hasta la marca superior.',
      'Cambie el filtro de combustible, vacíe el separador de agua y purgue.',
      'Limpie o cambie el filtro de aire; cambie el elemento de seguridad cada tercera vez.',
      'Revise la tensión de la correa: 10 mm con el pulgar.',
      'Revise nivel y protección del refrigerante y limpie el radiador de dentro afuera.',
      'Arranque, revise presión de aceite y ralentí y busque fugas.',
    ],
  },
  brakes: {
    title: 'Revisión y ajuste de los frenos',
    intro: 'Los frenos deben sujetar la máquina con carga máxima en la pendiente indicada.',
    steps: [
      'Mida el espesor de pastillas o forros: 3 mm como mínimo.',
      'Revise discos o tambores por surcos y mida su alabeo.',
      'Cambie pastillas o zapatas en ambos lados del eje a la vez.',
      'Purgue la línea hasta que no salgan burbujas.',
      'Mida la presión de liberación y pruebe el freno de estacionamiento en rampa.',
    ],
  },
};
