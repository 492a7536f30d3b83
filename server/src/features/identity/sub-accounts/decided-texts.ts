// What whoever applied for a sub-account is told of the parts desk's decision, in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';

interface DecidedTexts {
  approved: { subject: string; text: string };
  refused: { subject: string; text: string };
  link: string;
}

/** By language code of the wire. */
export const decidedTexts: Record<Language, DecidedTexts> = {
  en: {
    approved: {
      subject: 'The sub-account {username} is approved',
      text: 'The parts desk has approved the sub-account {username}. Its invitation has been mailed and works for 14 days.',
    },
    refused: {
      subject: 'The sub-account {username} was not approved',
      text: 'The parts desk has not approved the sub-account {username}, for this reason:',
    },
    link: 'To the sub-accounts',
  },
  es: {
    approved: {
      subject: 'La subcuenta {username} está aprobada',
      text: 'El departamento de repuestos ha aprobado la subcuenta {username}. Su invitación se ha enviado por correo y sirve durante 14 días.',
    },
    refused: {
      subject: 'La subcuenta {username} no ha sido aprobada',
      text: 'El departamento de repuestos no ha aprobado la subcuenta {username} por este motivo:',
    },
    link: 'Ir a las subcuentas',
  },
  pt: {
    approved: {
      subject: 'A subconta {username} foi aprovada',
      text: 'O departamento de peças aprovou a subconta {username}. O convite foi enviado por e-mail e vale por 14 dias.',
    },
    refused: {
      subject: 'A subconta {username} não foi aprovada',
      text: 'O departamento de peças não aprovou a subconta {username} por este motivo:',
    },
    link: 'Ver as subcontas',
  },
  fa: {
    approved: {
      subject: 'Le sous-compte {username} est approuvé',
      text: 'Le service pièces a approuvé le sous-compte {username}. Son invitation a été envoyée par e-mail et reste valable 14 jours.',
    },
    refused: {
      subject: 'Le sous-compte {username} n’a pas été approuvé',
      text: 'Le service pièces n’a pas approuvé le sous-compte {username}, pour la raison suivante\u00a0:',
    },
    link: 'Voir les sous-comptes',
  },
  zh: {
    approved: {
      subject: '子账号 {username} 已获批准',
      text: '配件部已批准子账号 {username}，邀请邮件已发出，14 天内有效。',
    },
    refused: { subject: '子账号 {username} 未通过审批', text: '配件部未批准子账号 {username}，原因如下：' },
    link: '查看子账号',
  },
};
