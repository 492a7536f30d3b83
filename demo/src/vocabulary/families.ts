/** Machine families, machine types and how a model is described (spec §2: search groups). */
import { type Word, words } from './word.ts';

/** The four families of the demo maker. */
export const families = words({
  scissorLifts: 'Scissor lifts | Plataformas de tijera | Plataformas tesoura | Nacelles ciseaux | 剪叉式高空作业平台',
  telescopicBooms:
    'Telescopic boom lifts | Plataformas de brazo telescópico | Plataformas de lança telescópica | Nacelles télescopiques | 直臂式高空作业平台',
  articulatingBooms:
    'Articulating boom lifts | Plataformas de brazo articulado | Plataformas de lança articulada | Nacelles articulées | 曲臂式高空作业平台',
  forklifts: 'Forklift trucks | Carretillas elevadoras | Empilhadeiras | Chariots élévateurs | 叉车',
});
/** Name of a machine family. */
export type MachineFamily = keyof typeof families;

/** Machine types, finer than families. */
export const machineTypes = words({
  slabScissor:
    'Electric slab scissor lift | Tijera eléctrica para interiores | Tesoura elétrica para pisos planos | Nacelle ciseaux électrique d’intérieur | 电动剪叉平台',
  roughTerrainScissor:
    'Rough-terrain scissor lift | Tijera todoterreno | Tesoura para terreno acidentado | Nacelle ciseaux tout-terrain | 越野剪叉平台',
  dieselTelescopicBoom:
    'Diesel telescopic boom lift | Brazo telescópico diésel | Lança telescópica a diesel | Nacelle télescopique diesel | 柴油直臂平台',
  hybridTelescopicBoom:
    'Hybrid telescopic boom lift | Brazo telescópico híbrido | Lança telescópica híbrida | Nacelle télescopique hybride | 混合动力直臂平台',
  electricArticulatingBoom:
    'Electric articulating boom lift | Brazo articulado eléctrico | Lança articulada elétrica | Nacelle articulée électrique | 电动曲臂平台',
  dieselArticulatingBoom:
    'Diesel articulating boom lift | Brazo articulado diésel | Lança articulada a diesel | Nacelle articulée diesel | 柴油曲臂平台',
  electricForklift:
    'Electric forklift truck | Carretilla elevadora eléctrica | Empilhadeira elétrica | Chariot élévateur électrique | 电动叉车',
  dieselForklift:
    'Diesel forklift truck | Carretilla elevadora diésel | Empilhadeira a diesel | Chariot élévateur diesel | 内燃叉车',
  lpgForklift:
    'LPG forklift truck | Carretilla elevadora de GLP | Empilhadeira a GLP | Chariot élévateur GPL | 液化气叉车',
});
/** Name of a machine type. */
export type MachineType = keyof typeof machineTypes;

/** The family each machine type belongs to. */
export const familyOfType: Record<MachineType, MachineFamily> = {
  slabScissor: 'scissorLifts',
  roughTerrainScissor: 'scissorLifts',
  dieselTelescopicBoom: 'telescopicBooms',
  hybridTelescopicBoom: 'telescopicBooms',
  electricArticulatingBoom: 'articulatingBooms',
  dieselArticulatingBoom: 'articulatingBooms',
  electricForklift: 'forklifts',
  dieselForklift: 'forklifts',
  lpgForklift: 'forklifts',
};

/** Model descriptions: `{heightM}` is working or lift height in metres, `{reachM}` outreach, `{capacityKg}` rated load. */
export const modelDescriptions: Record<MachineFamily, Word> = {
  scissorLifts: {
    en: 'Working height {heightM} m, platform load {capacityKg} kg.',
    es: 'Altura de trabajo {heightM} m, carga en plataforma {capacityKg} kg.',
    pt: 'Altura de trabalho {heightM} m, carga na plataforma {capacityKg} kg.',
    fr: 'Hauteur de travail {heightM} m, charge en plate-forme {capacityKg} kg.',
    zh: '作业高度 {heightM} m，平台载荷 {capacityKg} kg。',
  },
  telescopicBooms: {
    en: 'Working height {heightM} m, outreach {reachM} m, basket load {capacityKg} kg.',
    es: 'Altura de trabajo {heightM} m, alcance {reachM} m, carga en cesta {capacityKg} kg.',
    pt: 'Altura de trabalho {heightM} m, alcance {reachM} m, carga no cesto {capacityKg} kg.',
    fr: 'Hauteur de travail {heightM} m, déport {reachM} m, charge en panier {capacityKg} kg.',
    zh: '作业高度 {heightM} m，水平延伸 {reachM} m，平台载荷 {capacityKg} kg。',
  },
  articulatingBooms: {
    en: 'Working height {heightM} m, outreach {reachM} m, up and over obstacles, basket load {capacityKg} kg.',
    es: 'Altura de trabajo {heightM} m, alcance {reachM} m, salva obstáculos, carga en cesta {capacityKg} kg.',
    pt: 'Altura de trabalho {heightM} m, alcance {reachM} m, passa por cima de obstáculos, carga no cesto {capacityKg} kg.',
    fr: 'Hauteur de travail {heightM} m, déport {reachM} m, passe au-dessus des obstacles, charge en panier {capacityKg} kg.',
    zh: '作业高度 {heightM} m，水平延伸 {reachM} m，可跨越障碍，平台载荷 {capacityKg} kg。',
  },
  forklifts: {
    en: 'Rated load {capacityKg} kg, lift height {heightM} m.',
    es: 'Capacidad nominal {capacityKg} kg, altura de elevación {heightM} m.',
    pt: 'Capacidade nominal {capacityKg} kg, altura de elevação {heightM} m.',
    fr: 'Capacité nominale {capacityKg} kg, hauteur de levée {heightM} m.',
    zh: '额定载荷 {capacityKg} kg，起升高度 {heightM} m。',
  },
};
