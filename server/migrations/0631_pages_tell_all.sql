-- The privacy and cookie policies tell of what is kept of signed-in people, and the help of the order's own reports; each a new version, unless the office has written its own.

insert into page_versions (page, version, starts_at, name_en, name_es, name_pt, name_fr, name_zh,
  body_en, body_es, body_pt, body_fr, body_zh)
select page, '2026-11-27', '2026-11-27T12:00:00Z', name_en, name_es, name_pt, name_fr, name_zh,
  replace(replace(replace(replace(body_en,
    '<strong>Sign-ins</strong>: when, and with which browser. So',
    '<strong>Sign-ins</strong>: when, with which browser and, until they end, from which network address. So'),
    '<li><strong>Searches without a hit</strong>: the words alone, not who typed them. To mend our lists.</li>',
    '<li><strong>Searches without a hit</strong>: the words alone, not who typed them. To mend our lists.</li>
<li><strong>What you do in the shop while you are signed in</strong>: pages you visit, parts you look at, put into the cart or keep as favourites, with your account and your company. So that the parts desk sees what is sought and can help; it can read this by name.</li>'),
    '<p>We sell no data, show no advertising, and measure no visitors.</p>',
    '<p>We sell no data, show no advertising, and do not measure who visits without signing in.</p>'),
    '<li>Sign-ins end after 30 minutes without use, at the latest after 12 hours.</li>',
    '<li>Sign-ins end after 30 minutes without use, at the latest after 12 hours.</li>
<li>What you do in the shop is forgotten after 180 days.</li>'),
  replace(replace(replace(replace(body_es,
    '<strong>Inicios de sesión</strong>: cuándo y con qué navegador. Para',
    '<strong>Inicios de sesión</strong>: cuándo, con qué navegador y, hasta que terminan, desde qué dirección de red. Para'),
    '<li><strong>Búsquedas sin resultado</strong>: solo las palabras, no quién las escribió. Para mejorar nuestras listas.</li>',
    '<li><strong>Búsquedas sin resultado</strong>: solo las palabras, no quién las escribió. Para mejorar nuestras listas.</li>
<li><strong>Lo que hace en la tienda con la sesión iniciada</strong>: páginas que visita, repuestos que consulta, pone en el carrito o guarda como favoritos, con su cuenta y su empresa. Para que el departamento de repuestos vea lo que se busca y pueda ayudar; puede leerlo con su nombre.</li>'),
    '<p>No vendemos datos, no mostramos publicidad ni medimos visitantes.</p>',
    '<p>No vendemos datos, no mostramos publicidad ni medimos a quien visita la tienda sin iniciar sesión.</p>'),
    '<li>Las sesiones terminan tras 30 minutos sin uso y a más tardar a las 12 horas.</li>',
    '<li>Las sesiones terminan tras 30 minutos sin uso y a más tardar a las 12 horas.</li>
<li>Lo que hace en la tienda se olvida a los 180 días.</li>'),
  replace(replace(replace(replace(body_pt,
    '<strong>Acessos</strong>: quando e com qual navegador. Para',
    '<strong>Acessos</strong>: quando, com qual navegador e, até terminarem, de qual endereço de rede. Para'),
    '<li><strong>Buscas sem resultado</strong>: só as palavras, não quem digitou. Para melhorar nossas listas.</li>',
    '<li><strong>Buscas sem resultado</strong>: só as palavras, não quem digitou. Para melhorar nossas listas.</li>
<li><strong>O que você faz na loja depois de entrar</strong>: páginas que visita, peças que consulta, põe no carrinho ou guarda como favoritas, com sua conta e sua empresa. Para que o departamento de peças veja o que se procura e possa ajudar; ele pode ler isso com o seu nome.</li>'),
    '<p>Não vendemos dados, não mostramos publicidade e não medimos visitantes.</p>',
    '<p>Não vendemos dados, não mostramos publicidade e não medimos quem visita a loja sem entrar.</p>'),
    '<li>As sessões terminam após 30 minutos sem uso e no máximo após 12 horas.</li>',
    '<li>As sessões terminam após 30 minutos sem uso e no máximo após 12 horas.</li>
<li>O que você faz na loja é esquecido após 180 dias.</li>'),
  replace(replace(replace(replace(body_fr,
    '<strong>Connexions</strong> : quand, et avec quel navigateur. Pour',
    '<strong>Connexions</strong> : quand, avec quel navigateur et, jusqu’à leur fin, depuis quelle adresse réseau. Pour'),
    '<li><strong>Recherches sans résultat</strong> : les mots seuls, pas leur auteur. Pour corriger nos listes.</li>',
    '<li><strong>Recherches sans résultat</strong> : les mots seuls, pas leur auteur. Pour corriger nos listes.</li>
<li><strong>Ce que vous faites dans la boutique une fois connecté</strong> : pages visitées, pièces consultées, mises au panier ou gardées en favoris, avec votre compte et votre société. Pour que le service pièces voie ce qui est cherché et puisse aider ; il peut le lire nommément.</li>'),
    '<p>Nous ne vendons pas de données, n’affichons pas de publicité et ne mesurons pas l’audience.</p>',
    '<p>Nous ne vendons pas de données, n’affichons pas de publicité et ne mesurons pas les visites de qui n’est pas connecté.</p>'),
    '<li>Une session prend fin après 30 minutes sans usage, au plus tard après 12 heures.</li>',
    '<li>Une session prend fin après 30 minutes sans usage, au plus tard après 12 heures.</li>
<li>Ce que vous faites dans la boutique est oublié au bout de 180 jours.</li>'),
  replace(replace(replace(replace(body_zh,
    '<strong>登录记录</strong>：时间和浏览器。',
    '<strong>登录记录</strong>：时间、浏览器，以及登录期间的网络地址。'),
    '<li><strong>无结果的搜索</strong>：只保存词语，不保存搜索人。用于改进清单。</li>',
    '<li><strong>无结果的搜索</strong>：只保存词语，不保存搜索人。用于改进清单。</li>
<li><strong>您登录后在商城中的操作</strong>：访问的页面，以及查看、加入购物车或收藏的配件，连同您的账户和公司。便于配件部了解需求并提供帮助；配件部可按姓名查看。</li>'),
    '<p>我们不出售数据，不展示广告，也不统计访客。</p>',
    '<p>我们不出售数据，不展示广告，也不统计未登录的访客。</p>'),
    '<li>登录在 30 分钟无操作后结束，最长 12 小时。</li>',
    '<li>登录在 30 分钟无操作后结束，最长 12 小时。</li>
<li>您在商城中的操作记录 180 天后删除。</li>')
from page_versions v
where v.page = 'privacy' and v.version = '2026-11' and v.changed_by is null
  and not exists (select from page_versions o where o.page = v.page and o.id <> v.id and o.starts_at >= v.starts_at)
on conflict (page, version) do nothing;

insert into page_versions (page, version, starts_at, name_en, name_es, name_pt, name_fr, name_zh,
  body_en, body_es, body_pt, body_fr, body_zh)
select page, '2026-11-27', '2026-11-27T12:00:00Z', name_en, name_es, name_pt, name_fr, name_zh,
  replace(body_en,
    ', no measuring of visitors, nothing from other companies.</p>',
    ', nothing that follows you to other sites, nothing from other companies. What the shop itself keeps of people who are signed in stands in the <a href="/privacy">privacy policy</a>.</p>'),
  replace(body_es,
    ', sin medición de visitantes, nada de otras empresas.</p>',
    ', nada que le siga a otros sitios, nada de otras empresas. Lo que la propia tienda guarda de quien ha iniciado sesión está en la <a href="/privacy">política de privacidad</a>.</p>'),
  replace(body_pt,
    ', sem medição de visitantes, nada de outras empresas.</p>',
    ', nada que siga você em outros sites, nada de outras empresas. O que a própria loja guarda de quem entrou está na <a href="/privacy">política de privacidade</a>.</p>'),
  replace(body_fr,
    ', ni mesure d’audience, rien d’autres sociétés.</p>',
    ', ni suivi sur d’autres sites, rien d’autres sociétés. Ce que la boutique elle-même garde des personnes connectées figure dans la <a href="/privacy">politique de confidentialité</a>.</p>'),
  replace(body_zh,
    '，不统计访客，也没有其他公司的内容。</p>',
    '，不跟踪您访问其他网站，也没有其他公司的内容。商城自身保存的登录用户数据见<a href="/privacy">隐私政策</a>。</p>')
from page_versions v
where v.page = 'cookies' and v.version = '2026-11' and v.changed_by is null
  and not exists (select from page_versions o where o.page = v.page and o.id <> v.id and o.starts_at >= v.starts_at)
on conflict (page, version) do nothing;

insert into page_versions (page, version, starts_at, name_en, name_es, name_pt, name_fr, name_zh,
  body_en, body_es, body_pt, body_fr, body_zh)
select page, '2026-11-27.2', '2026-11-27T12:00:00Z', name_en, name_es, name_pt, name_fr, name_zh,
  replace(body_en,
    '<p>Note the damage on the carrier’s papers, take a photo, keep the packing, and write to the parts desk with the order number. Our mistakes cost you no fee.</p>',
    '<p>Note the damage on the carrier’s papers, take a photo, and keep the packing. Open the <a href="/order">order</a> and press “Report a problem” under “What came short or damaged”: line by line, with photos. The parts desk answers there. Our mistakes cost you no fee.</p>'),
  replace(body_es,
    '<p>Anote el daño en los documentos del transportista, haga una foto, guarde el embalaje y escriba al departamento de repuestos con el número de pedido. Nuestros errores no le cuestan nada.</p>',
    '<p>Anote el daño en los documentos del transportista, haga una foto y guarde el embalaje. Abra el <a href="/order">pedido</a> y pulse «Avisar de un problema» en «Lo que faltó o llegó dañado»: línea por línea, con fotos. El departamento de repuestos responde allí. Nuestros errores no le cuestan nada.</p>'),
  replace(body_pt,
    '<p>Anote o dano nos documentos da transportadora, tire uma foto, guarde a embalagem e escreva ao departamento de peças com o número do pedido. Nossos erros não lhe custam taxa.</p>',
    '<p>Anote o dano nos documentos da transportadora, tire uma foto e guarde a embalagem. Abra o <a href="/order">pedido</a> e pressione “Informar um problema” em “O que faltou ou chegou danificado”: linha por linha, com fotos. O departamento de peças responde ali. Nossos erros não custam nada a você.</p>'),
  replace(body_fr,
    '<p>Notez le dommage sur les papiers du transporteur, prenez une photo, gardez l’emballage et écrivez au service pièces avec le numéro de commande. Nos erreurs ne vous coûtent pas de frais.</p>',
    '<p>Notez le dommage sur les papiers du transporteur, prenez une photo et gardez l’emballage. Ouvrez la <a href="/order">commande</a> et touchez « Signaler un problème » sous « Ce qui manque ou est abîmé » : ligne par ligne, avec des photos. Le service pièces y répond. Nos erreurs ne vous coûtent rien.</p>'),
  replace(body_zh,
    '<p>请在承运商单据上注明损坏，拍照，保留包装，并附订单号写信给配件部。我们的差错不收您任何费用。</p>',
    '<p>请在承运商单据上注明损坏，拍照并保留包装。打开<a href="/order">订单</a>，在“短缺或损坏”中按“报告问题”：逐行填写并附照片。配件部在那里答复。我们的差错不收您任何费用。</p>')
from page_versions v
where v.page = 'help' and v.version = '2026-11-27' and v.changed_by is null
  and not exists (select from page_versions o where o.page = v.page and o.id <> v.id and o.starts_at >= v.starts_at)
on conflict (page, version) do nothing;
