-- Wrong rows, figures and parts are reported where they stand: the help says so in a new version, unless the office has written its own.

insert into page_versions (page, version, starts_at, name_en, name_es, name_pt, name_fr, name_zh,
  body_en, body_es, body_pt, body_fr, body_zh)
select page, '2026-11-27', '2026-11-27T00:00:00Z', name_en, name_es, name_pt, name_fr, name_zh,
  replace(body_en,
    '<p>Tell the parts desk by the <a href="/contact">contact form</a>: machine, figure, item number, and what you found instead. A photo helps.</p>',
    '<p>Press “Something wrong?” at the row, the figure or the part, and say what you found instead; a photo helps. The parts desk answers, and you find the answer under your <a href="/notice">notices</a>. Without an account, use the <a href="/contact">contact form</a>.</p>'),
  replace(body_es,
    '<p>Al departamento de repuestos, por el <a href="/contact">formulario de contacto</a>: máquina, figura, número de posición y lo que encontró en su lugar. Una foto ayuda.</p>',
    '<p>Pulse «¿Algo está mal?» junto a la fila, la figura o el repuesto y diga qué encontró en su lugar; una foto ayuda. El departamento de repuestos responde, y la respuesta está en sus <a href="/notice">avisos</a>. Sin cuenta, use el <a href="/contact">formulario de contacto</a>.</p>'),
  replace(body_pt,
    '<p>Ao departamento de peças, pelo <a href="/contact">formulário de contato</a>: máquina, figura, número da posição e o que encontrou no lugar. Uma foto ajuda.</p>',
    '<p>Pressione “Algo errado?” junto à linha, à figura ou à peça e diga o que encontrou no lugar; uma foto ajuda. O departamento de peças responde, e a resposta fica em seus <a href="/notice">avisos</a>. Sem conta, use o <a href="/contact">formulário de contato</a>.</p>'),
  replace(body_fr,
    '<p>Au service pièces, par le <a href="/contact">formulaire de contact</a> : machine, figure, numéro de repère et ce que vous avez trouvé à la place. Une photo aide.</p>',
    '<p>Touchez « Une erreur ? » à la ligne, à la planche ou à la pièce, et dites ce que vous avez trouvé à la place ; une photo aide. Le service pièces répond, et la réponse se trouve dans vos <a href="/notice">avis</a>. Sans compte, utilisez le <a href="/contact">formulaire de contact</a>.</p>'),
  replace(body_zh,
    '<p>请通过<a href="/contact">联系表单</a>告知配件部：设备、图、图中序号以及实际情况。附照片更好。</p>',
    '<p>请在该行、图页或配件处按“有误？”，说明实际情况；附照片更好。配件部会答复，答复在您的<a href="/notice">公告</a>中。没有账户时请使用<a href="/contact">联系表单</a>。</p>')
from page_versions v
where v.page = 'help' and v.version = '2026-11' and v.changed_by is null
  and not exists (select from page_versions o where o.page = 'help' and o.id <> v.id and o.starts_at is not null)
on conflict (page, version) do nothing;
