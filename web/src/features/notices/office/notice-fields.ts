// A notice while the office writes it: what the fields hold, and what is sent.
import { type DeskNotice, type FiveTexts, NO_TEXTS } from '@outrigger/contract';
import { momentTyped, typedMoment } from '../../../ui/fields/local-moment.ts';
import type { NoticeInput } from './notice-desk.data.ts';

/** The fields. */
export interface NoticeFields {
  kind: NoticeInput['kind'];
  audience: NoticeInput['audience'];
  company: string;
  models: string;
  serials: string;
  names: FiveTexts;
  bodies: FiveTexts;
  link: string;
  needsConfirmation: boolean;
  askAgain: boolean;
  from: string;
  to: string;
}

/** What a part of the form gets. */
export interface FormPart {
  fields: NoticeFields;
  change: (next: Partial<NoticeFields>) => void;
}

const EMPTY: NoticeFields = {
  kind: 'news',
  audience: 'all',
  company: '',
  models: '',
  serials: '',
  names: NO_TEXTS,
  bodies: NO_TEXTS,
  link: '',
  needsConfirmation: false,
  askAgain: false,
  from: '',
  to: '',
};

/** What the fields hold at first. */
export function fieldsOf(notice: DeskNotice | undefined): NoticeFields {
  if (!notice) return EMPTY;
  return {
    kind: notice.kind,
    audience: notice.audience,
    company: notice.company ?? '',
    models: notice.models.join('\n'),
    serials: notice.serials.join('\n'),
    names: notice.names,
    bodies: notice.bodies,
    link: notice.link ?? '',
    needsConfirmation: notice.needsConfirmation,
    askAgain: false,
    from: typedMoment(notice.releasedAt),
    to: typedMoment(notice.endsAt),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whom the fields name. */
export const audienceOf = ({ audience, company, models, serials }: NoticeFields) => ({
  audience,
  company: company.trim(),
  models: audience === 'machines' ? linesOf(models) : [],
  serials: audience === 'machines' ? linesOf(serials) : [],
});

/** Whether enough is typed to ask how many that is. */
export const hasAudience = (fields: NoticeFields): boolean => {
  const { audience, company, models, serials } = audienceOf(fields);
  if (audience === 'company') return company !== '';
  return audience === 'all' || models.length + serials.length > 0;
};

/** Whether it was released: from then on it stays, as proof of who read it. */
export const isOut = (notice: DeskNotice | undefined): boolean => notice?.state === 'shown' || notice?.state === 'over';

/** What is sent; a draft has no release time, without one typed it is released now, and what is out stays so. */
export function inputOf(fields: NoticeFields, notice: DeskNotice | undefined, isDraft: boolean): NoticeInput {
  const { kind, names, bodies, needsConfirmation, askAgain } = fields;
  const typed = isDraft ? null : (momentTyped(fields.from) ?? new Date().toISOString());
  const releasedAt = notice && isOut(notice) ? notice.releasedAt : typed;
  return {
    ...(notice && { id: notice.id }),
    ...(askAgain && { askAgain }),
    ...audienceOf(fields),
    kind,
    names,
    bodies,
    needsConfirmation,
    link: fields.link.trim() === '' ? null : fields.link.trim(),
    releasedAt,
    endsAt: momentTyped(fields.to),
  };
}
