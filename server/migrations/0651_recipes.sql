-- How a picture is made is its recipe (docs/glossary.md); the columns keep the names under which lists bring it in.

comment on table parts is
  'Everything with a part code; nothing is ever deleted. drawing is the recipe of its picture, rank is how early search shows it.';
comment on column parts.drawing is 'Recipe of a picture that is made on request.';
comment on table illustrations is 'The drawing (2D) or model (3D) of a figure: a file, or a recipe by which it is made on request.';
comment on column illustrations.template is 'The name of the recipe, filled in with params; otherwise there is a file.';
