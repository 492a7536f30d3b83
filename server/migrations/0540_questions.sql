-- Questions to the parts desk are answered in the asker's language, and an upload knows whether anything refers to it (product §8).

alter table files add column claimed_at timestamptz;
comment on column files.claimed_at is 'When something began to refer to the upload; one that nothing refers to is removed after a day.';
create index files_unclaimed on files (created_at) where claimed_at is null;

alter table feedback
  add column language text not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  add constraint feedback_answered check (status <> 'answered' or (answer <> '' and answered_at is not null));
comment on column feedback.language is 'In which the question was asked, and the answer is mailed.';

alter table inquiries
  add column language text not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh'));
comment on column inquiries.language is 'In which the inquiry was made, and the answer is mailed.';

alter table wrong_part_reports
  drop column photo_file_id,
  alter column message drop not null,
  add column kind text not null default 'other'
    check (kind in ('wrongPart', 'doesNotFit', 'quantity', 'missing', 'drawing', 'text', 'other')),
  add column language text not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  add constraint wrong_part_reports_place check (figure_id is not null or part_id is not null),
  add constraint wrong_part_reports_note check (kind <> 'other' or message is not null),
  add constraint wrong_part_reports_answered check (status <> 'answered' or (answer <> '' and answered_at is not null));
comment on table wrong_part_reports is 'Somebody''s word that a row, a figure or a part is wrong, with the parts desk''s answer.';
comment on column wrong_part_reports.kind is 'What is wrong.';
comment on column wrong_part_reports.language is 'In which the report was made, and the answer is mailed.';
create index wrong_part_reports_user on wrong_part_reports (user_id, id desc);

create table wrong_part_report_photos (
  report_id bigint not null references wrong_part_reports (id) on delete cascade,
  file_id   bigint not null unique references files (id),
  primary key (report_id, file_id)
);
comment on table wrong_part_report_photos is 'What the reporter photographed.';
