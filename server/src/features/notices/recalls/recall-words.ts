// The words of the mail of a recall around its own text, in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';

interface RecallWords {
  subject: string;
  machines: string;
  confirm: string;
  look: string;
}

/** By language code of the wire. */
export const RECALL_WORDS: Record<Language, RecallWords> = {
  en: {
    subject: 'Recall: {name}',
    machines: 'Your machines: {machines}',
    confirm: 'Read and confirm it',
    look: 'Read it in the shop',
  },
  es: {
    subject: 'Llamada a revisión: {name}',
    machines: 'Sus máquinas: {machines}',
    confirm: 'Leerla y confirmarla',
    look: 'Leerla en la tienda',
  },
  pt: {
    subject: 'Recall: {name}',
    machines: 'Suas máquinas: {machines}',
    confirm: 'Ler e confirmar',
    look: 'Ler na loja',
  },
  fa: {
    subject: 'Rappel\u00a0: {name}',
    machines: 'Vos machines\u00a0: {machines}',
    confirm: 'Lire et confirmer',
    look: 'Lire dans la boutique',
  },
  zh: {
    subject: '召回：{name}',
    machines: '贵公司的设备：{machines}',
    confirm: '阅读并确认',
    look: '在商城中阅读',
  },
};
