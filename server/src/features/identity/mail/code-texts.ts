// The words of mails and messages with a code or a link, in five languages; a missing one does not compile (product §3).
import type { Language } from '@outrigger/contract';

/** The words of one language. */
export interface CodeTexts {
  subject: string;
  /** What the code is for, by its purpose. */
  register: string;
  bind: string;
  verifyEmail: string;
  verifyPhone: string;
  order: string;
  mobileLogin: string;
  /** Of the link beside the code. */
  verifyLink: string;
  works: string;
  notYou: string;
  short: string;
  known: { subject: string; text: string; link: string };
  reset: { subject: string; text: string; link: string; works: string };
}

/** By language code of the wire. */
export const codeTexts: Record<Language, CodeTexts> = {
  en: {
    subject: '{code} is your Outrigger code',
    register: 'Enter this code to register your company at Outrigger.',
    bind: 'Enter this code to verify your email address and go on binding your account.',
    verifyEmail: 'Enter this code to verify your email address.',
    verifyPhone: 'Enter this code to verify your phone number.',
    order: 'Enter this code to confirm your order.',
    mobileLogin: 'Enter this code to sign in.',
    verifyLink: 'Verify the email address',
    works: 'The code works once, for 10 minutes. Nobody of the shop asks you for it.',
    notYou: 'If you did not ask for it, nothing needs to be done.',
    short: '{code} is your Outrigger code. It works for 10 minutes. Do not pass it on.',
    known: {
      subject: 'You have an account at Outrigger already',
      text: 'Somebody wanted to register with this email address, which has an account already. Sign in, or set a new password on the sign-in page.',
      link: 'Sign in',
    },
    reset: {
      subject: 'Set a new password',
      text: 'Follow this link to set a new password for your Outrigger account. All your devices are then signed out.',
      link: 'Set a new password',
      works: 'The link works once, for one hour.',
    },
  },
  es: {
    subject: '{code} es su código de Outrigger',
    register: 'Introduzca este código para registrar su empresa en Outrigger.',
    bind: 'Introduzca este código para verificar su correo electrónico y seguir vinculando su cuenta.',
    verifyEmail: 'Introduzca este código para verificar su correo electrónico.',
    verifyPhone: 'Introduzca este código para verificar su número de teléfono.',
    order: 'Introduzca este código para confirmar su pedido.',
    mobileLogin: 'Introduzca este código para iniciar sesión.',
    verifyLink: 'Verificar el correo electrónico',
    works: 'El código sirve una sola vez, durante 10 minutos. Nadie de la tienda se lo pedirá.',
    notYou: 'Si no lo ha solicitado usted, no tiene que hacer nada.',
    short: '{code} es su código de Outrigger. Sirve durante 10 minutos. No lo comparta.',
    known: {
      subject: 'Ya tiene una cuenta en Outrigger',
      text: 'Alguien ha querido registrarse con esta dirección de correo, que ya tiene una cuenta. Inicie sesión o establezca una nueva contraseña en la página de inicio de sesión.',
      link: 'Iniciar sesión',
    },
    reset: {
      subject: 'Establecer una nueva contraseña',
      text: 'Siga este enlace para establecer una nueva contraseña de su cuenta de Outrigger. Después se cerrará la sesión en todos sus dispositivos.',
      link: 'Establecer una nueva contraseña',
      works: 'El enlace sirve una sola vez, durante una hora.',
    },
  },
  pt: {
    subject: '{code} é o seu código da Outrigger',
    register: 'Digite este código para cadastrar a sua empresa na Outrigger.',
    bind: 'Digite este código para verificar o seu e-mail e continuar a vincular a sua conta.',
    verifyEmail: 'Digite este código para verificar o seu e-mail.',
    verifyPhone: 'Digite este código para verificar o seu número de telefone.',
    order: 'Digite este código para confirmar o seu pedido.',
    mobileLogin: 'Digite este código para entrar.',
    verifyLink: 'Verificar o e-mail',
    works: 'O código vale uma única vez, por 10 minutos. Ninguém da loja pede esse código.',
    notYou: 'Se não foi você que pediu, não é preciso fazer nada.',
    short: '{code} é o seu código da Outrigger. Vale por 10 minutos. Não o repasse.',
    known: {
      subject: 'Você já tem uma conta na Outrigger',
      text: 'Alguém quis se cadastrar com este e-mail, que já tem uma conta. Entre, ou defina uma nova senha na página de entrada.',
      link: 'Entrar',
    },
    reset: {
      subject: 'Definir uma nova senha',
      text: 'Siga este link para definir uma nova senha da sua conta na Outrigger. Depois disso, todos os seus aparelhos são desconectados.',
      link: 'Definir uma nova senha',
      works: 'O link vale uma única vez, por uma hora.',
    },
  },
  fa: {
    subject: '{code} est votre code Outrigger',
    register: 'Saisissez ce code pour inscrire votre société chez Outrigger.',
    bind: 'Saisissez ce code pour vérifier votre adresse e-mail et poursuivre le rattachement de votre compte.',
    verifyEmail: 'Saisissez ce code pour vérifier votre adresse e-mail.',
    verifyPhone: 'Saisissez ce code pour vérifier votre numéro de téléphone.',
    order: 'Saisissez ce code pour confirmer votre commande.',
    mobileLogin: 'Saisissez ce code pour vous connecter.',
    verifyLink: 'Vérifier l’adresse e-mail',
    works: 'Le code sert une seule fois, pendant 10 minutes. Personne de la boutique ne vous le demandera.',
    notYou: 'Si vous n’en êtes pas à l’origine, vous n’avez rien à faire.',
    short: '{code} est votre code Outrigger. Il est valable 10 minutes. Ne le communiquez à personne.',
    known: {
      subject: 'Vous avez déjà un compte chez Outrigger',
      text: 'Quelqu’un a voulu s’inscrire avec cette adresse e-mail, qui a déjà un compte. Connectez-vous, ou définissez un nouveau mot de passe depuis la page de connexion.',
      link: 'Se connecter',
    },
    reset: {
      subject: 'Définir un nouveau mot de passe',
      text: 'Suivez ce lien pour définir un nouveau mot de passe pour votre compte Outrigger. Tous vos appareils seront ensuite déconnectés.',
      link: 'Définir un nouveau mot de passe',
      works: 'Le lien sert une seule fois, pendant une heure.',
    },
  },
  zh: {
    subject: '{code} 是您的 Outrigger 验证码',
    register: '请输入此验证码，在 Outrigger 注册贵公司。',
    bind: '请输入此验证码，验证您的邮箱并继续绑定账号。',
    verifyEmail: '请输入此验证码，验证您的邮箱。',
    verifyPhone: '请输入此验证码，验证您的手机号码。',
    order: '请输入此验证码，确认您的订单。',
    mobileLogin: '请输入此验证码登录。',
    verifyLink: '验证邮箱',
    works: '验证码 10 分钟内有效，仅能使用一次。商城人员不会向您索要验证码。',
    notYou: '如果不是您本人操作，无需理会。',
    short: '{code} 是您的 Outrigger 验证码，10 分钟内有效，请勿转告他人。',
    known: {
      subject: '您已有 Outrigger 账号',
      text: '有人用此邮箱申请注册，但该邮箱已有账号。请直接登录，或在登录页重设密码。',
      link: '登录',
    },
    reset: {
      subject: '设置新密码',
      text: '点击此链接，为您的 Outrigger 账号设置新密码。设置后，您的所有设备都会退出登录。',
      link: '设置新密码',
      works: '链接一小时内有效，仅能使用一次。',
    },
  },
};
