// The words of letters about registration and invitations, in five languages; a missing one does not compile (product §3).
import type { Language } from '@outrigger/contract';

/** What a letter to a person of a company is about. */
export type LetterKind = 'registered' | 'approved' | 'refused' | 'blocked' | 'invited';

/** The words of one letter. */
export interface LetterWords {
  subject: string;
  lines: readonly string[];
  link: string;
}

/** By language code of the wire. */
export const letterTexts: Record<Language, Record<LetterKind, LetterWords>> = {
  en: {
    registered: {
      subject: 'Registration of {company} received',
      lines: [
        'The parts desk looks at your registration and opens orders, cart and favourites for {company}. You get a mail when it is done.',
        'Until then you can sign in and look up machines, parts and prices.',
      ],
      link: 'Sign in',
    },
    approved: {
      subject: '{company} is approved',
      lines: ['The parts desk has approved {company}. Orders, cart and favourites are open to you now.'],
      link: 'Sign in and order',
    },
    refused: {
      subject: 'Registration of {company} is not approved',
      lines: [
        'The parts desk has not approved {company}, for this reason:',
        '{reason}',
        'Answer the parts desk if something about it is wrong.',
      ],
      link: 'To the shop',
    },
    blocked: {
      subject: 'The account of {company} is closed',
      lines: [
        'The parts desk has closed the account of {company}, for this reason:',
        '{reason}',
        'Answer the parts desk if something about it is wrong.',
      ],
      link: 'To the shop',
    },
    invited: {
      subject: '{company} invites you to Outrigger',
      lines: [
        '{company} has made you an account at Outrigger, the shop for spare parts of aerial work platforms and forklifts.',
        'Follow the link to bind it: verify your email address and choose a password. The link works for 14 days.',
      ],
      link: 'Bind the account',
    },
  },
  es: {
    registered: {
      subject: 'Hemos recibido el registro de {company}',
      lines: [
        'El departamento de repuestos revisa su registro y abre los pedidos, el carrito y los favoritos para {company}. Le avisaremos por correo.',
        'Mientras tanto puede iniciar sesión y consultar máquinas, repuestos y precios.',
      ],
      link: 'Iniciar sesión',
    },
    approved: {
      subject: '{company} está aprobada',
      lines: [
        'El departamento de repuestos ha aprobado {company}. Ya puede usar los pedidos, el carrito y los favoritos.',
      ],
      link: 'Iniciar sesión y pedir',
    },
    refused: {
      subject: 'El registro de {company} no se ha aprobado',
      lines: [
        'El departamento de repuestos no ha aprobado {company} por este motivo:',
        '{reason}',
        'Si algo no es correcto, responda al departamento de repuestos.',
      ],
      link: 'Ir a la tienda',
    },
    blocked: {
      subject: 'La cuenta de {company} está cerrada',
      lines: [
        'El departamento de repuestos ha cerrado la cuenta de {company} por este motivo:',
        '{reason}',
        'Si algo no es correcto, responda al departamento de repuestos.',
      ],
      link: 'Ir a la tienda',
    },
    invited: {
      subject: '{company} le invita a Outrigger',
      lines: [
        '{company} le ha creado una cuenta en Outrigger, la tienda de repuestos para plataformas elevadoras y carretillas.',
        'Siga el enlace para vincularla: verifique su correo electrónico y elija una contraseña. El enlace sirve durante 14 días.',
      ],
      link: 'Vincular la cuenta',
    },
  },
  pt: {
    registered: {
      subject: 'Recebemos o cadastro de {company}',
      lines: [
        'O departamento de peças analisa o seu cadastro e libera pedidos, carrinho e favoritos para {company}. Você recebe um e-mail quando estiver pronto.',
        'Até lá, você pode entrar e consultar máquinas, peças e preços.',
      ],
      link: 'Entrar',
    },
    approved: {
      subject: '{company} está aprovada',
      lines: ['O departamento de peças aprovou {company}. Pedidos, carrinho e favoritos já estão liberados.'],
      link: 'Entrar e pedir',
    },
    refused: {
      subject: 'O cadastro de {company} não foi aprovado',
      lines: [
        'O departamento de peças não aprovou {company} por este motivo:',
        '{reason}',
        'Se algo não estiver certo, responda ao departamento de peças.',
      ],
      link: 'Ir para a loja',
    },
    blocked: {
      subject: 'A conta de {company} foi encerrada',
      lines: [
        'O departamento de peças encerrou a conta de {company} por este motivo:',
        '{reason}',
        'Se algo não estiver certo, responda ao departamento de peças.',
      ],
      link: 'Ir para a loja',
    },
    invited: {
      subject: '{company} convida você para a Outrigger',
      lines: [
        '{company} criou uma conta para você na Outrigger, a loja de peças para plataformas elevatórias e empilhadeiras.',
        'Siga o link para vinculá-la: verifique o seu e-mail e escolha uma senha. O link vale por 14 dias.',
      ],
      link: 'Vincular a conta',
    },
  },
  fa: {
    registered: {
      subject: 'Inscription de {company} reçue',
      lines: [
        'Le service pièces examine votre inscription et ouvre les commandes, le panier et les favoris à {company}. Un e-mail vous préviendra.',
        'D’ici là, vous pouvez vous connecter et consulter machines, pièces et prix.',
      ],
      link: 'Se connecter',
    },
    approved: {
      subject: '{company} est approuvée',
      lines: ['Le service pièces a approuvé {company}. Les commandes, le panier et les favoris vous sont ouverts.'],
      link: 'Se connecter et commander',
    },
    refused: {
      subject: 'L’inscription de {company} n’est pas approuvée',
      lines: [
        'Le service pièces n’a pas approuvé {company}, pour cette raison\u00a0:',
        '{reason}',
        'Si quelque chose est inexact, répondez au service pièces.',
      ],
      link: 'Aller à la boutique',
    },
    blocked: {
      subject: 'Le compte de {company} est fermé',
      lines: [
        'Le service pièces a fermé le compte de {company}, pour cette raison\u00a0:',
        '{reason}',
        'Si quelque chose est inexact, répondez au service pièces.',
      ],
      link: 'Aller à la boutique',
    },
    invited: {
      subject: '{company} vous invite chez Outrigger',
      lines: [
        '{company} vous a créé un compte chez Outrigger, la boutique de pièces pour nacelles élévatrices et chariots élévateurs.',
        'Suivez le lien pour le rattacher\u00a0: vérifiez votre adresse e-mail et choisissez un mot de passe. Le lien est valable 14 jours.',
      ],
      link: 'Rattacher le compte',
    },
  },
  zh: {
    registered: {
      subject: '已收到 {company} 的注册申请',
      lines: [
        '配件部正在审核您的注册申请，审核通过后将为 {company} 开通订单、购物车和收藏功能，并以邮件通知您。',
        '在此期间，您可以登录并查询设备、配件和价格。',
      ],
      link: '登录',
    },
    approved: {
      subject: '{company} 已通过审核',
      lines: ['配件部已批准 {company}。订单、购物车和收藏功能现已开通。'],
      link: '登录并下单',
    },
    refused: {
      subject: '{company} 的注册申请未获批准',
      lines: ['配件部未批准 {company}，原因如下：', '{reason}', '如情况有误，请回复配件部。'],
      link: '前往商城',
    },
    blocked: {
      subject: '{company} 的账号已关闭',
      lines: ['配件部已关闭 {company} 的账号，原因如下：', '{reason}', '如情况有误，请回复配件部。'],
      link: '前往商城',
    },
    invited: {
      subject: '{company} 邀请您加入 Outrigger',
      lines: [
        '{company} 已为您在 Outrigger（高空作业平台和叉车配件商城）创建账号。',
        '请点击链接绑定账号：验证邮箱并设置密码。链接 14 天内有效。',
      ],
      link: '绑定账号',
    },
  },
};
