-- A chapter that search finds leads to a model whose book holds it.
create index figure_models_chapter on figure_models (chapter_id, variant_id);
