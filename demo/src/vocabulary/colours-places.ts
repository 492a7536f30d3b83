/** Colours parts come in, and the cities of the demo warehouses. */
import { words } from './word.ts';

/** Colours of parts (spec §2: filter by colour). */
export const colours = words({
  orange: 'Signal orange | Naranja señal | Laranja sinal | Orange signalisation | 信号橙',
  yellow: 'Yellow | Amarillo | Amarelo | Jaune | 黄色',
  red: 'Red | Rojo | Vermelho | Rouge | 红色',
  green: 'Green | Verde | Verde | Vert | 绿色',
  blue: 'Blue | Azul | Azul | Bleu | 蓝色',
  white: 'White | Blanco | Branco | Blanc | 白色',
  lightGrey: 'Light grey | Gris claro | Cinza claro | Gris clair | 浅灰色',
  darkGrey: 'Anthracite | Antracita | Antracite | Gris anthracite | 深灰色',
  black: 'Black | Negro | Preto | Noir | 黑色',
  silver: 'Silver | Plateado | Prata | Argenté | 银色',
  zinc: 'Zinc bright | Cincado brillante | Zincado brilhante | Zingué blanc | 镀锌本色',
  zincYellow: 'Zinc yellow | Cincado amarillo | Zincado amarelo | Zingué jaune | 镀彩锌',
  brass: 'Brass | Latón | Latão | Laiton | 黄铜色',
  transparent: 'Clear | Transparente | Transparente | Transparent | 透明',
});
/** Name of a colour. */
export type Colour = keyof typeof colours;

/** Cities where the demo shop has a warehouse. */
export const warehouseCities = words({
  rotterdam: 'Rotterdam | Róterdam | Roterdã | Rotterdam | 鹿特丹',
  zaragoza: 'Zaragoza | Zaragoza | Saragoça | Saragosse | 萨拉戈萨',
  lyon: 'Lyon | Lyon | Lyon | Lyon | 里昂',
  houston: 'Houston | Houston | Houston | Houston | 休斯敦',
  curitiba: 'Curitiba | Curitiba | Curitiba | Curitiba | 库里蒂巴',
  shanghai: 'Shanghai | Shanghái | Xangai | Shanghai | 上海',
});
