-- An answer is written in the language of the question alone: its notice says so, and is read aloud as what it is.

alter table notices add column told_in text check (told_in in ('en', 'es', 'pt', 'fa', 'zh'));
comment on column notices.told_in is 'The one language that the text is in, where a feature told it so in every column; the heading is in all.';
