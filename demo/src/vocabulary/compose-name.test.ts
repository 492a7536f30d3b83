/** Spec §3: part names in five languages, each in its own word order. */
import { describe, expect, it } from 'vitest';
import { composeName, nameFor } from './compose-name.ts';
import { partNouns } from './nouns.ts';
import { nouns } from './word.ts';

describe('§3 names of parts', () => {
  it('a size stands last and is the same everywhere', () => {
    expect(composeName(partNouns.hexBolt, ['zincPlated'], ['M8×25'])).toEqual({
      en: 'Zinc-plated hex bolt M8×25',
      es: 'Tornillo hexagonal cincado M8×25',
      pt: 'Parafuso sextavado zincado M8×25',
      fr: 'Vis à tête hexagonale zinguée M8×25',
      zh: '镀锌六角螺栓 M8×25',
    });
  });

  it('adjectives follow the gender of the noun, and side and position their usual order', () => {
    expect(composeName(partNouns.wheel, ['nonMarking', 'leftHand', 'front'])).toEqual({
      en: 'Front left-hand non-marking wheel',
      es: 'Rueda delantera izquierda antihuella',
      pt: 'Roda dianteira esquerda não marcante',
      fr: 'Roue avant gauche non marquante',
      zh: '左前无痕车轮',
    });
    expect(composeName(partNouns.bracket, ['rear', 'rightHand']).es).toBe('Soporte trasero derecho');
    expect(composeName(partNouns.bracket, ['upper']).fr).toBe('Support supérieur');
  });

  it('an assembly is named behind the noun', () => {
    const name = composeName(partNouns.driveWheel, ['assembly'], ['24 V']);
    expect([name.en, name.zh]).toEqual(['Drive wheel assembly 24 V', '驱动轮总成 24 V']);
  });

  it('abbreviations keep their capitals', () => {
    expect(composeName(partNouns.lpgCylinder, ['rear']).en).toBe('Rear LPG cylinder');
    expect(composeName(partNouns.oRing, ['inner']).en).toBe('Inner O-ring');
  });

  it('a part is named by what it belongs to', () => {
    expect(nameFor(partNouns.sealKit, partNouns.liftCylinder)).toEqual({
      en: 'Seal kit for lift cylinder',
      es: 'Juego de juntas para cilindro de elevación',
      pt: 'Kit de vedação para cilindro de elevação',
      fr: 'Jeu de joints pour vérin de levage',
      zh: '举升油缸用密封件包',
    });
  });

  it('an unknown qualifier and a row with a cell missing are refused', () => {
    expect(() => composeName(partNouns.pin, ['shiny' as 'front'])).toThrow('shiny');
    expect(() => nouns({ pin: 'mmm | Pin | Bulón | Pino | Axe' })).toThrow('6 cells');
  });
});
