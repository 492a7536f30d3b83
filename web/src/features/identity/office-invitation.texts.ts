// Texts of the way into the office, which few meet: not among those of the login.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/officeinvitation.json';

/** Says a text of the way into the office. */
export const useInvitationTexts = textsOf<keyof typeof en>('officeinvitation');
