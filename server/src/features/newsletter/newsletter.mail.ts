// The words of the mail that confirms a newsletter, in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';
import { withColon, writeLetter } from '../../platform/outside/letter.ts';

interface Words {
  subject: string;
  text: string;
  confirm: string;
  hour: string;
  nothing: string;
  leave: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Confirm the Outrigger newsletter',
    text: 'Somebody asked for the Outrigger newsletter for this address. It begins once you confirm it.',
    confirm: 'Confirm the newsletter',
    hour: 'The link works for one hour.',
    nothing: 'If it was not you, do nothing: without a confirmation nothing is sent.',
    leave: 'Leave the newsletter',
  },
  es: {
    subject: 'Confirme el boletín de Outrigger',
    text: 'Alguien ha pedido el boletín de Outrigger para esta dirección. Comenzará cuando usted lo confirme.',
    confirm: 'Confirmar el boletín',
    hour: 'El enlace es válido durante una hora.',
    nothing: 'Si no ha sido usted, no haga nada: sin confirmación no se envía nada.',
    leave: 'Darse de baja del boletín',
  },
  pt: {
    subject: 'Confirme o boletim da Outrigger',
    text: 'Alguém pediu o boletim da Outrigger para este endereço. Ele começa quando você o confirmar.',
    confirm: 'Confirmar o boletim',
    hour: 'O link vale por uma hora.',
    nothing: 'Se não foi você, não faça nada: sem confirmação nada é enviado.',
    leave: 'Cancelar o boletim',
  },
  fa: {
    subject: 'Confirmez la lettre d’information Outrigger',
    text: 'La lettre d’information Outrigger a été demandée pour cette adresse. Elle commence dès que vous la confirmez.',
    confirm: 'Confirmer la lettre d’information',
    hour: 'Le lien est valable une heure.',
    nothing: 'Si ce n’était pas vous, ne faites rien\u00a0: sans confirmation, rien n’est envoyé.',
    leave: 'Se désabonner de la lettre d’information',
  },
  zh: {
    subject: '请确认订阅 Outrigger 邮件资讯',
    text: '有人用此邮箱地址申请订阅 Outrigger 邮件资讯。您确认后即开始发送。',
    confirm: '确认订阅',
    hour: '链接一小时内有效。',
    nothing: '如果不是您本人操作，无需处理：未经确认不会发送任何内容。',
    leave: '退订邮件资讯',
  },
};

/** Writes the mail: the link that confirms, and the one that leaves. */
export function writeNewsletterMail(language: Language, links: { confirm: string; leave: string }) {
  const said = words[language];
  return writeLetter({
    language,
    subject: said.subject,
    lines: [said.text, said.hour],
    link: { label: said.confirm, url: links.confirm },
    small: [said.nothing, withColon(language, said.leave, links.leave)],
  });
}
