// The words of letters to people of the office, in five languages; a missing one does not compile (product §3, §8).
import type { Language } from '@outrigger/contract';
import type { LetterWords } from './letter-texts.ts';

/** What a letter to a person of the office is about. */
export type OfficeLetterKind = 'officeInvited' | 'factorReset';

/** By language code of the wire. */
export const officeLetterTexts: Record<Language, Record<OfficeLetterKind, LetterWords>> = {
  en: {
    officeInvited: {
      subject: 'You are invited to the office of Outrigger',
      lines: [
        'You have been given an account for the office of Outrigger, the shop for spare parts of aerial work platforms and forklifts.',
        'Follow the link to choose a password and set up the second factor; have an authenticator app at hand. The link works once, for 14 days.',
      ],
      link: 'Set up the account',
    },
    factorReset: {
      subject: 'Your second factor was reset',
      lines: [
        'A colleague has reset the second factor of your office account; all your devices are signed out.',
        'At your next sign-in you set it up again. If you did not ask for this, tell the office at once.',
      ],
      link: 'Sign in',
    },
  },
  es: {
    officeInvited: {
      subject: 'Le invitamos a la oficina de Outrigger',
      lines: [
        'Le hemos creado una cuenta para la oficina de Outrigger, la tienda de repuestos para plataformas elevadoras y carretillas.',
        'Siga el enlace para elegir una contraseña y configurar el segundo factor; tenga a mano una aplicación de autenticación. El enlace sirve una vez, durante 14 días.',
      ],
      link: 'Configurar la cuenta',
    },
    factorReset: {
      subject: 'Se ha restablecido su segundo factor',
      lines: [
        'Un compañero ha restablecido el segundo factor de su cuenta de la oficina; se ha cerrado la sesión en todos sus dispositivos.',
        'Lo configurará de nuevo en su próximo inicio de sesión. Si usted no lo ha pedido, avise enseguida a la oficina.',
      ],
      link: 'Iniciar sesión',
    },
  },
  pt: {
    officeInvited: {
      subject: 'Convite para o escritório da Outrigger',
      lines: [
        'Foi criada para você uma conta no escritório da Outrigger, a loja de peças para plataformas elevatórias e empilhadeiras.',
        'Siga o link para escolher uma senha e configurar o segundo fator; tenha à mão um aplicativo autenticador. O link vale uma vez, por 14 dias.',
      ],
      link: 'Configurar a conta',
    },
    factorReset: {
      subject: 'Seu segundo fator foi redefinido',
      lines: [
        'Um colega redefiniu o segundo fator da sua conta do escritório; todos os seus dispositivos foram desconectados.',
        'No próximo acesso você o configura de novo. Se você não pediu isso, avise o escritório imediatamente.',
      ],
      link: 'Entrar',
    },
  },
  fa: {
    officeInvited: {
      subject: 'Invitation au bureau d’Outrigger',
      lines: [
        'Un compte vous est ouvert au bureau d’Outrigger, la boutique de pièces pour nacelles élévatrices et chariots élévateurs.',
        'Suivez le lien pour choisir un mot de passe et configurer le second facteur\u00a0; ayez une application d’authentification sous la main. Le lien sert une fois, pendant 14 jours.',
      ],
      link: 'Configurer le compte',
    },
    factorReset: {
      subject: 'Votre second facteur a été réinitialisé',
      lines: [
        'Un collègue a réinitialisé le second facteur de votre compte du bureau\u00a0; tous vos appareils sont déconnectés.',
        'Vous le configurerez de nouveau à votre prochaine connexion. Si vous ne l’avez pas demandé, prévenez aussitôt le bureau.',
      ],
      link: 'Se connecter',
    },
  },
  zh: {
    officeInvited: {
      subject: '邀请您加入 Outrigger 后台',
      lines: [
        '已为您开通 Outrigger（高空作业平台和叉车配件商城）后台账号。',
        '请点击链接设置密码和双重验证，并准备好身份验证器应用。链接仅可使用一次，14 天内有效。',
      ],
      link: '设置账号',
    },
    factorReset: {
      subject: '您的双重验证已重置',
      lines: [
        '同事已重置您后台账号的双重验证，您的所有设备均已退出登录。',
        '下次登录时请重新设置。如非您本人要求，请立即告知后台管理人员。',
      ],
      link: '登录',
    },
  },
};
