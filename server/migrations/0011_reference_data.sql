-- The reference data itself: currencies of ISO 4217, countries of ISO 3166-1, states of ISO 3166-2 (spec §3); licences in server/reference-data/LICENCES.md.

insert into currencies (code, name_en, name_es, name_pt, name_fr, name_zh, symbol, minor_digits, is_offered)
select c[1], c[2], nullif(c[3], ''), nullif(c[4], ''), nullif(c[5], ''), nullif(c[6], ''), c[7], c[8]::smallint, c[1] in ('USD', 'EUR')
from (select string_to_array(line, '|') as c from regexp_split_to_table($rows$
AED|UAE Dirham|Dírham emiratí|Dirham dos Emirados|Dirham des Émirats arabes unis|UAE 迪拉姆|إ.د|2
AFN|Afghani|Afganí|Afegane|Afghani (nouvel)|阿富汗尼|؋|0
ALL|Lek|Lek|Lek|Lek|列克|Lek|0
AMD|Armenian Dram|Dram armenio|Dram armênio|Dram arménien|亚美尼亚达姆|֏|2
ANG|Netherlands Antillean Guilder|Florín antillano neerlandés|Florim das Antilhas Holandesas|Florin des Antilles néerlandaises|荷属安的列斯盾|ƒ|2
AOA|Kwanza|Kwanza|Kwanza|Kwanza (ajusté)|宽扎|Kz|2
ARS|Argentine Peso|Peso argentino|Peso argentino|Peso argentin|阿根廷比索|$|2
AUD|Australian Dollar|Dólar australiano|Dólar australiano|Dollar australien|澳大利亚元|$|2
AWG|Aruban Florin|Florín arubeño|Florim de Aruba|Florin d'Aruba|阿鲁巴弗罗林|ƒ|2
AZN|Azerbaijan Manat|Azerbaijan Manat|Azerbaijan Manat|Azerbaijan Manat|阿塞拜疆马纳特|₼|2
BAM|Convertible Mark|Marco convertible|Marco conversível|Mark convertible|波斯尼亚和黑塞哥维那可兑换马克|KM|2
BBD|Barbados Dollar|Dólar barbadense|Dólar barbadiano|Dollar de la Barbade|巴巴多斯元|$|2
BDT|Taka|Taka|Taca|Taka|塔卡|৳|2
BGN|Bulgarian Lev|Lev búlgaro|Lev búlgaro|Lev bulgare|保加利亚列弗|BGN|2
BHD|Bahraini Dinar|Dinar bareiní|Dinar do Bahrein|Dinar bahreïni|巴林第纳尔|.د.ب|3
BIF|Burundi Franc|Franco burundés|Franco do Burundi|Franc burundais|布隆迪法郎|FBu|0
BMD|Bermudian Dollar|Dólar bermudeño|Dólar das Bermudas|Dollar des Bermudes|百慕大元|$|2
BND|Brunei Dollar|Dólar bruneano|Dólar de Brunei|Dollar de Brunei|文莱元|$|2
BOB|Boliviano|Boliviano|Boliviano|Boliviano bolivien|玻利维亚比索|Bs|2
BOV|Mvdol|Mvdol|Mvdol|Mvdol|玻利维亚语|BOV|2
BRL|Brazilian Real|Real brasileño|Real brasileiro|Real brésilien|巴西瑞尔|R$|2
BSD|Bahamian Dollar|Dólar bahameño|Dólar das Bahamas|Dollar bahaméen|巴哈马元|$|2
BTN|Ngultrum|Ngultrum|Ngultrum|Ngultrum|努尔特鲁姆|Nu.|2
BWP|Pula|Pula|Pula|Pula|普拉|P|2
BYN|Belarusian Ruble|Rublo bielorruso|Rublo bielorrusso|Rouble biélorusse|白俄罗斯卢布|Br|2
BZD|Belize Dollar|Dólar beliceño|Dólar de Belize|Dollar de Belize|伯利兹元|$|2
CAD|Canadian Dollar|Dólar canadiense|Dólar canadense|Dollar canadien|加元|$|2
CDF|Congolese Franc|Franco congoleño|Franco congolês|Franc congolais|刚果法郎|FC|2
CHE|WIR Euro|WIR Euro|WIR Euro|WIR Euro|WIR 欧元|CHE|2
CHF|Swiss Franc|Franco suizo|Franco suíço|Franc suisse|瑞士法郎|CHf|2
CHW|WIR Franc|WIR Franc|WIR Franc|WIR Franc|WIR 法郎|CHW|2
CLF|Unidad de Fomento|Unidad de Fomento|Unidad de Fomento|Unidad de Fomento|智利比索|CLF|4
CLP|Chilean Peso|Peso chileno|Peso chileno|Peso chilien|智利比索|$|0
CNY|Yuan Renminbi|Yuan renminbi|Renminbi Iuan|Yuan renmimbi|人民币元|¥|2
COP|Colombian Peso|Peso colombiano|Peso colombiano|Peso colombien|哥伦比亚比索|$|0
COU|Unidad de Valor Real|Unidad de Valor Real|Unidad de Valor Real|Unidad de Valor Real|以太坊|COU|2
CRC|Costa Rican Colon|Colón costarricense|Cólon costa-riquenho|Colón costaricain|哥斯达黎加科朗|₡|2
CUC|Peso Convertible|Peso convertible|Peso conversível|Peso convertible|古巴可兑换比索|$|2
CUP|Cuban Peso|Peso cubano|Peso cubano|Peso cubain|古巴比索|$|2
CVE|Cabo Verde Escudo|Escudo caboverdiano|Escudo de Cabo Verde|Escudo cap-verdien|佛得角埃斯库多|$|2
CZK|Czech Koruna|Corona checa|Coroa Tcheca|Koruna tchèque|捷克克朗|Kč|2
DJF|Djibouti Franc|Franco yibutiano|Franco do Djibuti|Franc djiboutien|吉布提法郎|Fdj|0
DKK|Danish Krone|Corona danesa|Coroa dinamarquesa|Couronne danoise|丹麦克朗|kr|2
DOP|Dominican Peso|Peso dominicano|Peso dominicano|Peso dominicain|多米尼加比索|$|2
DZD|Algerian Dinar|Dinar argelino|Dinar argelino|Dinar algérien|阿尔及利亚第纳尔|دج|2
EGP|Egyptian Pound|Libra egipcia|Libra egípcia|Livre égyptienne|埃及镑|E£|2
ERN|Nakfa|Nakfa|Nakfa|Nafka|纳克法|Nfk|2
ETB|Ethiopian Birr|Birr etíope|Birr etíope|Birr éthiopien|埃塞俄比亚比尔|Nkf|2
EUR|Euro|Euro|Euro|Euro|欧元|€|2
FJD|Fiji Dollar|Dólar fiyiano|Dólar de Fiji|Dollar fidjien|斐济元|$|2
FKP|Falkland Islands Pound|Libra malvinense|Libra das Ilhas Malvinas|Livre des Îles Malouines|福克兰群岛镑|£|2
GBP|Pound Sterling|Libra esterlina|Libra esterlina|Livre sterling|英镑|£|2
GEL|Lari|Lari|Lari|Lari|拉里|₾|2
GHS|Ghana Cedi|Cedi ghanés|Cedi do Gana|Cedi du Ghana|加纳塞地|GH₵|2
GIP|Gibraltar Pound|Libra gibraltareña|Libra de Gibraltar|Livre de Gibraltar|直布罗陀镑|£|2
GMD|Dalasi|Dalasi|Dalasi|Dalasi|达拉西|D|2
GNF|Guinean Franc|Guinean Franc|Guinean Franc|Franc guinéen|几内亚法郎|FG|0
GTQ|Quetzal|Quetzal|Quetzal|Quetzal|格查尔|Q|2
GYD|Guyana Dollar|Dólar guayanés|Dólar da Guiana|Dollar de Guyana|圭亚那元|$|2
HKD|Hong Kong Dollar|Dólar hongkonés|Dólar de Hong Kong|Dollar de Hong-Kong|香港元|$|2
HNL|Lempira|Lempira|Lempira|Lempira|伦皮拉|L|2
HRK|Kuna|Kuna|Kuna|Kuna|克罗地亚库纳|kn|2
HTG|Gourde|Gourde haitiano|Gourde|Gourde|古德|G|2
HUF|Forint|Forint húngaro|Florim|Forint|福林|Ft|0
IDR|Rupiah|Rupia indonesia|Rúpia|Roupie indonésienne|卢比|Rp|0
ILS|New Israeli Sheqel|Nuevo séquel israelí|Novo shekel israelense|Nouveau sheqel israëlien|锡克尔|₪|2
INR|Indian Rupee|Rupia india|Rúpia indiana|Roupie indienne|印度卢比|₹|2
IQD|Iraqi Dinar|Dinar iraquí|Dinar iraquiano|Dinar irakien|伊拉克第纳尔|د.ع|0
IRR|Iranian Rial|Rial iraní|Rial iraniano|Rial iranien|伊朗里亚尔|﷼|0
ISK|Iceland Krona|Corona islandesa|Nova coroa islandesa|Couronne islandaise|冰岛克朗|kr|0
JMD|Jamaican Dollar|Dólar jamaiqueño|Dólar jamaicano|Dollar jamaïcain|牙买加元|$|2
JOD|Jordanian Dinar|Dinar jordano|Dinar jordaniano|Dinar jordanien|约丹第纳尔|ا.د|3
JPY|Yen|Yen|Iene|Yen|日元|¥|0
KES|Kenyan Shilling|Chelín keniata|Xelim queniano|Shilling kényan|肯亚先令|KSh|2
KGS|Som|Som|Som|Som|索姆|⃀|2
KHR|Riel|Riel camboyano|Riel|Riel|瑞尔|៛|2
KMF|Comorian Franc|Comorian Franc|Comorian Franc|Franc comorien|科摩罗法郎|CF|0
KPW|North Korean Won|Won norcoreano|Won norte-coreano|Won nord-coréen|北朝鲜圆|₩|0
KRW|Won|Won surcoreano|Won|Won|圆|₩|0
KWD|Kuwaiti Dinar|Dinar kuwaití|Dinar kuwaitiano|Dinar koweïtien|科威特第纳尔|ك.د|3
KYD|Cayman Islands Dollar|Dólar caimanés|Dólar das Ilhas Caimã|Dollar des îles Caïman|开曼群岛元|$|2
KZT|Tenge|Tenge|Tenge|Tenge|坚戈|₸|2
LAK|Lao Kip|Lao Kip|Lao Kip|Lao Kip|老挝基普|₭|0
LBP|Lebanese Pound|Libra libanesa|Libra libanesa|Livre libanaise|黎巴嫩镑|L£|0
LKR|Sri Lanka Rupee|Rupia esrilanquesa|Rúpia do Sri Lanka|Roupie sri-lankaise|斯里兰卡卢比|Rs|2
LRD|Liberian Dollar|Dólar liberiano|Dólar liberiano|Dollar liberien|利比利亚元|$|2
LSL|Loti|Loti|Loti|Loti|罗提|L|2
LYD|Libyan Dinar|Dinar libio|Dinar da Líbia|Dinar libyen|利比亚第纳尔|د.ل|3
MAD|Moroccan Dirham|Dírham marroquí|Dirham marroquino|Dirham marocain|摩洛哥迪拉姆|DH|2
MDL|Moldovan Leu|Leu moldavo|Leu moldávio|Leu moldave|摩尔多瓦列伊|L|2
MGA|Malagasy Ariary|Ariary malgache|Ariary de Madagáscar|Ariary malgache|马达加斯加阿里亚里|Ar|0
MKD|Denar|Denar|Dinar|Dinar macédonien|第纳尔|ден|2
MMK|Kyat|Kyat|Quiate|Kyat|缅元|K|0
MNT|Tugrik|Tugrik|Tugrik|Tugrik|图格里克|₮|2
MOP|Pataca|Pataca|Pataca|Pataca|澳门元|$|2
MRU|Ouguiya|Uquiya|Uguia|Ouguiya|乌吉亚|UM|2
MUR|Mauritius Rupee|Rupia mauriciana|Rúpia da Maurícia|Roupie mauricienne|毛里求斯卢比|Rs|2
MVR|Rufiyaa|Rufiyaa|Rúpia|Roupie maldive|卢菲亚|Rf|2
MWK|Malawi Kwacha|Kwacha malauí|Quacha de Maláui|Kwacha malawien|马拉维克瓦查|MK|2
MXN|Mexican Peso|Peso mexicano|Peso mexicano|Peso mexicain|墨西哥比索|$|2
MXV|Mexican Unidad de Inversion (UDI)|Mexican Unidad de Inversion (UDI)|Mexican Unidad de Inversion (UDI)|Mexican Unidad de Inversion (UDI)|墨西哥(资金)|MXV|2
MYR|Malaysian Ringgit|Ringgit malasio|Ringgit da Malásia|Ringgit malaisien|马来西亚林吉特|RM|2
MZN|Mozambique Metical|Metical mozambiqueño|Metical de Moçambique|Metical mozambicain|莫桑比克梅蒂卡尔|MT|2
NAD|Namibia Dollar|Dólar namibio|Dólar da Namíbia|Dollar namibien|纳米比亚元|$|2
NGN|Naira|Naira|Naira|Naira|奈拉|₦|2
NIO|Cordoba Oro|Córdoba|Córdoba oro|Cordoba d'or|金科多巴|C$|2
NOK|Norwegian Krone|Corona noruega|Coroa norueguesa|Couronne norvégienne|挪威克朗|kr|2
NPR|Nepalese Rupee|Rupia nepalesa|Rúpia nepalesa|Roupie népalaise|尼泊尔卢比|Rs|2
NZD|New Zealand Dollar|Dólar neozelandés|Dólar da Nova Zelândia|Dollar néo-zélandais|新西兰元|$|2
OMR|Rial Omani|Rial omaní|Rial de Omã|Rial omanais|阿曼里亚尔|.ع.ر|3
PAB|Balboa|Balboa|Balboa|Balboa|巴波亚|B/.|2
PEN|Sol|Sol|Novo sol|Sol (nouveau)|秘鲁索尔|S/.|2
PGK|Kina|Kina|Kina|Kina|基那|K|2
PHP|Philippine Peso|Peso filipino|Peso filipino|Peso philippin|菲律宾比索|₱|2
PKR|Pakistan Rupee|Rupia pakistaní|Rúpia paquistanesa|Roupie pakistanaise|巴基斯坦卢比|Rs|0
PLN|Zloty|Zloty|Zloty|Zloty (nouveau)|兹罗提|zł|2
PYG|Guarani|Guaraní|Guarani|guarani|瓜拉尼|₲|0
QAR|Qatari Rial|Rial catarí|Rial de Qatar|Riyal qatarien|卡塔尔里亚尔|ق.ر|2
RON|Romanian Leu|Leu rumano|Leu romeno|Leu roumain|罗马尼亚列伊|lei|2
RSD|Serbian Dinar|Dinar serbio|Dinar sérvio|Dinar serbe|塞尔维亚第纳尔|din|2
RUB|Russian Ruble|Rublo ruso|Rublo russo|Rouble russe|俄罗斯卢布|₽|2
RWF|Rwanda Franc|Franco ruandés|Franco de Ruanda|Franc rwandais|卢旺达法郎|RF|0
SAR|Saudi Riyal|Rial saudí|Rial saudita|Riyal saoudien|沙特里亚尔|﷼|2
SBD|Solomon Islands Dollar|Dólar salomonense|Dólar das Ilhas Salomão|Dollar des îles Salomon|所罗门群岛元|$|2
SCR|Seychelles Rupee|Rupia seychellense|Rúpia das Seychelles|Roupie seychelloise|塞舌尔卢比|SRe|2
SDG|Sudanese Pound|Libra sudanesa|Libra sudanesa|Livre soudanaise|苏丹镑|.س.ج|2
SEK|Swedish Krona|Corona sueca|Coroa sueca|Couronne suédoise|瑞典克朗|kr|2
SGD|Singapore Dollar|Dólar singapurense|Dólar de Cingapura|Dollar singapourien|新加坡元|$|2
SHP|Saint Helena Pound|Libra santaeleniana|Libra de Santa Helena|Livre de Sainte-Hélène|圣赫勒拿镑|£|2
SLE|Leone|Leone|Leone|Leone|利昂|SLE|2
SLL|Leone|Leone|Leone|Leone|利昂|Le|0
SOS|Somali Shilling|Chelín somalí|Xelim somaliano|Shilling somalien|索马里先令|Sh.so.|0
SRD|Surinam Dollar|Dólar surinamés|Dólar do Suriname|Dollar surinamien|苏里南元|$|2
SSP|South Sudanese Pound|Libra sursudanesa|Libra sul-sudanesa|Livre sud-soudanaise|南苏丹镑|£|2
STN|Dobra|Dobra|Dobra|Dobra|多布拉|Db|2
SVC|El Salvador Colon|Colón salvadoreño|Colón salvadorenho|Colón salvadorien|萨尔瓦多科朗|SVC|2
SYP|Syrian Pound|Libra siria|Libra síria|Livre syrienne|叙利亚镑|£|0
SZL|Lilangeni|Lilangeni suazi|Lilangeni|Lilangeni|里兰吉尼|E|2
THB|Baht|Baht|Baht|Baht|铢|฿|2
TJS|Somoni|Somoni|Somoni|Somoni|索莫尼|SM|2
TMT|Turkmenistan New Manat|Nuevo manat turcomano|Novo manate turcomano|Manat nouveau turkmène|土库曼斯坦马纳特|T|2
TND|Tunisian Dinar|Dinar tunecino|Dinar tunisiano|Dinar tunisien|突尼斯第纳尔|ت.د|3
TOP|Pa’anga|Paʻanga|Pa’anga|Pa’anga|汤加潘加|T$|2
TRY|Turkish Lira|Lira turca|Lira turca|Livre turque|土耳其里拉|₺|2
TTD|Trinidad and Tobago Dollar|Dólar trinitense|Dólar de Trinidade e Tobago|Dollar de Trinité-et-Tobago|特立尼达和多巴哥元|$|2
TWD|New Taiwan Dollar|Nuevo dólar taiwanés|Novo dólar de Taiwan|Nouveau Dollar taïwainais|新台湾元|$|2
TZS|Tanzanian Shilling|Chelín tanzano|Xelim tanzaniano|Shilling tanzanien|坦桑尼亚先令|TSh|2
UAH|Hryvnia|Grivnia|Grívnia|Hryvnia|格里夫尼亚|₴|2
UGX|Uganda Shilling|Chelín ugandés|Xelim do Uganda|Shilling ougandais|乌干达先令|USh|0
USD|US Dollar|Dólar estadounidense|Dólar americano|Dollar américain|美元|$|2
USN|US Dollar (Next day)|US Dollar (Next day)|US Dollar (Next day)|US Dollar (Next day)|美元 （次日）|USN|2
UYI|Uruguay Peso en Unidades Indexadas (UI)|Uruguay Peso en Unidades Indexadas (UI)|Uruguay Peso en Unidades Indexadas (UI)|Uruguay Peso en Unidades Indexadas (UI)|乌拉圭货币指数(UI)|UYI|0
UYU|Peso Uruguayo|Peso uruguayo|Peso uruguaio|Peso uruguayen|乌拉圭比索|$|2
UYW|Unidad Previsional|Unidad Previsional|Unidad Previsional|Unidad Previsional|估计单位（UYW）|UYW|4
UZS|Uzbekistan Sum|Som uzbeco|Som do Uzbequistão|Sum d'Ouzbékistan|乌兹别克斯坦苏姆|лв|2
VED|Bolívar Soberano|Bolívar Soberano|Bolívar Soberano|Bolívar Soberano|主权玻利瓦尔|VED|2
VES|Bolívar Soberano|Bolívar Soberano|Bolívar Soberano|Bolívar Soberano|主权玻利瓦尔|Bs|2
VND|Dong|Dong|Dong|Dong|盾|₫|0
VUV|Vatu|Vatu|Vatu|Vatu|瓦图|VT|0
WST|Tala|Tala|Tala|Tala|塔拉|SAT|2
XAF|CFA Franc BEAC|franco CFA BEAC|Franco CFA BEAC|Franc CFA (BEAC)|CFA 法郎 BEAC|FCFA|0
XCD|East Caribbean Dollar|Dólar del Caribe oriental|Dólar do Caribe do Leste|Dollar des Caraïbes orientales|东加勒比元|$|2
XOF|CFA Franc BCEAO|franco CFA BCEAO|Franco CFA BCEAO|Franc CFA (BCEAO)|CFA 法郎 BCEAO|F CFA|0
XPF|CFP Franc|Franco CFP|Franco CFP|Franc pacifique|CFP 法郎|CFPF|0
YER|Yemeni Rial|Rial yemení|Rial iemenita|Riyal yéménite|也门里亚尔|﷼|0
ZAR|Rand|Rand|Rand|Rand|兰特|R|2
ZMW|Zambian Kwacha|Kwacha zambiano|Kwacha Zambiano|Kwacha zambien|赞比亚克瓦查|ZK|2
ZWL|Zimbabwe Dollar|Dólar zimbabuense|Dólar de Zimbábue|Dollar zimbabwéen|津巴布韦元|$|2
$rows$, '\n') line where line <> '') parsed;

insert into exchange_rates (currency, rate, valid_from) values ('USD', 1, '2000-01-01');

insert into countries (code, code3, name_en, name_es, name_pt, name_fr, name_zh, calling_code, currency, postal_code_pattern)
select c[1], c[2], c[3], nullif(c[4], ''), nullif(c[5], ''), nullif(c[6], ''), nullif(c[7], ''), nullif(c[8], ''), nullif(c[9], ''),
  nullif(array_to_string(c[10:], '|'), '')
from (select string_to_array(line, '|') as c from regexp_split_to_table($rows$
AD|AND|Andorra|Andorra|Andorra|Andorre|安道尔|+376|EUR|^(?:AD)*(\d{3})$
AE|ARE|United Arab Emirates|Emiratos Árabes Unidos|Emirados Árabes Unidos|Émirats arabes unis|阿联酋|+971|AED|^\d{5}-\d{5}$
AF|AFG|Afghanistan|Afganistán|Afeganistão|Afghanistan|阿富汗|+93|AFN|^(\d{4})$
AG|ATG|Antigua and Barbuda|Antigua y Barbuda|Antígua e Barbuda|Antigua-et-Barbuda|安提瓜和巴布达|+1|XCD|
AI|AIA|Anguilla|Anguila|Anguila|Anguilla|安圭拉|+1|XCD|^(AI-?\d{4})$
AL|ALB|Albania|Albania|Albânia|Albanie|阿尔巴尼亚|+355|ALL|^(\d{4})$
AM|ARM|Armenia|Armenia|Armênia|Arménie|亚美尼亚|+374|AMD|^(\d{6})$
AO|AGO|Angola|Angola|Angola|Angola|安哥拉|+244|AOA|
AQ|ATA|Antarctica|Antártida|Antártida|Antarctique|南极洲|+672||
AR|ARG|Argentina|Argentina|Argentina|Argentine|阿根廷|+54|ARS|^[A-Z]?\d{4}[A-Z]{0,3}$
AS|ASM|American Samoa|Samoa Estadounidense|Samoa Americana|Samoa américaines|美属萨摩亚|+1|USD|96799
AT|AUT|Austria|Austria|Áustria|Autriche|奥地利|+43|EUR|^(\d{4})$
AU|AUS|Australia|Australia|Austrália|Australie|澳大利亚|+61|AUD|^(\d{4})$
AW|ABW|Aruba|Aruba|Aruba|Aruba|阿鲁巴|+297|AWG|
AX|ALA|Åland Islands|Islas Äland|Ilhas Åland|Åland, Îles|奥兰群岛|+358|EUR|^(?:FI)*(\d{5})$
AZ|AZE|Azerbaijan|Azerbaiyán|Azerbaidjão|Azerbaïdjan|阿塞拜疆|+994|AZN|^(?:AZ )*(\d{4})$
BA|BIH|Bosnia and Herzegovina|Bosnia y Herzegovina|Bósnia-Herzegóvina|Bosnie-Herzégovine|波斯尼亚和黑塞哥维那|+387|BAM|^(\d{5})$
BB|BRB|Barbados|Barbados|Barbados|Barbade|巴巴多斯|+1|BBD|^(?:BB)*(\d{5})$
BD|BGD|Bangladesh|Bangladés|Bangladesh|Bangladesh|孟加拉|+880|BDT|^(\d{4})$
BE|BEL|Belgium|Bélgica|Bélgica|Belgique|比利时|+32|EUR|^(\d{4})$
BF|BFA|Burkina Faso|Burquina Faso|Burquina|Burkina Faso|布基纳法索|+226|XOF|
BG|BGR|Bulgaria|Bulgaria|Bulgária|Bulgarie|保加利亚|+359|EUR|^(\d{4})$
BH|BHR|Bahrain|Baréin|Barein|Bahreïn|巴林|+973|BHD|^(\d{3}\d?)$
BI|BDI|Burundi|Burundi|Burundi|Burundi|布隆迪|+257|BIF|
BJ|BEN|Benin|Benín|Benin|Bénin|贝宁|+229|XOF|
BL|BLM|Saint Barthélemy|San Bartolomé|São Bartolomeu|Saint-Barthélemy|圣巴泰勒米岛|+590|EUR|^(\d{5})$
BM|BMU|Bermuda|Islas Bermudas|Bermuda|Bermudes|百慕大|+1|BMD|^([A-Z]{2}\s?[A-Z0-9]{2})$
BN|BRN|Brunei Darussalam|Brunei Darussalam|Brunei|Brunéi Darussalam|文莱|+673|BND|^([A-Z]{2}\d{4})$
BO|BOL|Bolivia, Plurinational State of|Bolivia, Estado plurinacional de|Bolívia, Estado Plurinacional da|Bolivie, état plurinational de|玻利维亚共和国|+591|BOB|
BQ|BES|Bonaire, Sint Eustatius and Saba|Islas BES (Caribe Neerlandés)|Bonaire, Saba e Santo Eustáquio|Bonaire, Saint-Eustache et Saba|博奈尔、圣尤斯特歇斯岛和萨巴|+599|USD|
BR|BRA|Brazil|Brasil|Brasil|Brésil|巴西|+55|BRL|^\d{5}-\d{3}$
BS|BHS|Bahamas|Bahamas|Bahamas|Bahamas|巴哈马|+1|BSD|
BT|BTN|Bhutan|Bután|Butão|Bhoutan|不丹|+975|BTN|^(\d{5})$
BV|BVT|Bouvet Island|Isla Bouvet|Ilha Bouvet|île Bouvet|布维群岛||NOK|
BW|BWA|Botswana|Botsuana|Botsuana|Botswana|博兹瓦那|+267|BWP|
BY|BLR|Belarus|Bielorrusia|Bielo-Rússia|Bélarus|白俄罗斯|+375|BYN|^(\d{6})$
BZ|BLZ|Belize|Belice|Belize|Belize|伯利兹|+501|BZD|
CA|CAN|Canada|Canadá|Canadá|Canada|加拿大|+1|CAD|^([ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ])(?: ?(\d[ABCEGHJKLMNPRSTVWXYZ]\d))?$
CC|CCK|Cocos (Keeling) Islands|Islas Cocos (Keeling)|Ilhas Cocos|Cocos (Keeling), Îles|科科斯群岛|+61|AUD|^(\d{4})$
CD|COD|Congo, The Democratic Republic of the|Congo, República Democrática del|Congo, República Democrática do|République démocratique du Congo|刚果民主共和国|+243|CDF|
CF|CAF|Central African Republic|República Centroafricana|República Centro-Africana|République centrafricaine|中非|+236|XAF|
CG|COG|Congo|Congo|Congo|République du Congo|刚果|+242|CDF|
CH|CHE|Switzerland|Suiza|Suíça|Suisse|瑞士|+41|CHF|^(\d{4})$
CI|CIV|Côte d'Ivoire|Costa de Marfíl|Costa do Marfim|Côte d'Ivoire|科特迪瓦|+225|XOF|
CK|COK|Cook Islands|Islas Cook|Ilhas Cook|îles Cook|库克群岛|+682|NZD|
CL|CHL|Chile|Chile|Chile|Chili|智利|+56|CLP|^(\d{7})$
CM|CMR|Cameroon|Camerún|Camarões|Cameroun|喀麦隆|+237|XAF|
CN|CHN|China|China|China|Chine|中国|+86|CNY|^(\d{6})$
CO|COL|Colombia|Colombia|Colômbia|Colombie|哥伦比亚|+57|COP|^(\d{6})$
CR|CRI|Costa Rica|Costa Rica|Costa Rica|Costa Rica|哥斯达黎加|+506|CRC|^(\d{5})$
CU|CUB|Cuba|Cuba|Cuba|Cuba|古巴|+53|CUP|^(?:CP)*(\d{5})$
CV|CPV|Cabo Verde|Cabo Verde|Cabo Verde|Cap-Vert|佛得角|+238|CVE|^(\d{4})$
CW|CUW|Curaçao|Curazao|Curaçao|Curaçao|库拉索|+599|ANG|
CX|CXR|Christmas Island|Isla de Navidad|Ilha Christmas|Christmas, Île|圣诞岛|+61|AUD|^(\d{4})$
CY|CYP|Cyprus|Chipre|Chipre|Chypre|塞浦路斯|+357|EUR|^(\d{4})$
CZ|CZE|Czechia|Chequia|Chéquia|Tchéquie|捷克|+420|CZK|^\d{3}\s?\d{2}$
DE|DEU|Germany|Alemania|Alemanha|Allemagne|德国|+49|EUR|^(\d{5})$
DJ|DJI|Djibouti|Yibuti|Djibuti|Djibouti|吉布提|+253|DJF|
DK|DNK|Denmark|Dinamarca|Dinamarca|Danemark|丹麦|+45|DKK|^(\d{4})$
DM|DMA|Dominica|Dominica|Domínica|Dominique|多米尼克|+1|XCD|
DO|DOM|Dominican Republic|República Dominicana|República Dominicana|République dominicaine|多米尼加共和国|+1|DOP|^(\d{5})$
DZ|DZA|Algeria|Algeria|Argélia|Algérie|阿尔及利亚|+213|DZD|^(\d{5})$
EC|ECU|Ecuador|Ecuador|Equador|Équateur|厄瓜多尔|+593|USD|^(\d{6})$
EE|EST|Estonia|Estonia|Estônia|Estonie|爱沙尼亚|+372|EUR|^(\d{5})$
EG|EGY|Egypt|Egipto|Egito|Égypte|埃及|+20|EGP|^(\d{5})$
EH|ESH|Western Sahara|Sahara Occidental|Saara Ocidental|Sahara occidental|西撒哈拉|+212|MAD|
ER|ERI|Eritrea|Eritrea|Eritréia|Érythrée|厄立特里亚|+291|ERN|
ES|ESP|Spain|España|Espanha|Espagne|西班牙|+34|EUR|^(\d{5})$
ET|ETH|Ethiopia|Etiopía|Etiópia|Éthiopie|埃塞俄比亚|+251|ETB|^(\d{4})$
FI|FIN|Finland|Finlandia|Finlândia|Finlande|芬兰|+358|EUR|^(?:FI)*(\d{5})$
FJ|FJI|Fiji|Fiyi|Fiji|Fidji|斐济|+679|FJD|
FK|FLK|Falkland Islands (Malvinas)|Islas Falkland (Malvinas)|Ilhas Malvinas (Falkland)|Malouines, Îles (Falkland)|福克兰群岛(马尔维纳斯)|+500|FKP|^(FIQQ\s?1ZZ)$
FM|FSM|Micronesia, Federated States of|Micronesia, Estados Federados de|Micronésia, Estados Federados da|Micronésie, États fédérés de|密克罗尼西亚|+691|USD|^(\d{5})$
FO|FRO|Faroe Islands|Islas Feroe|Ilhas Faroe|îles Féroé|法罗群岛|+298|DKK|^(?:FO)*(\d{3})$
FR|FRA|France|Francia|França|France|法国|+33|EUR|^(\d{5})$
GA|GAB|Gabon|Gabón|Gabão|Gabon|加蓬|+241|XAF|
GB|GBR|United Kingdom|Reino Unido|Reino Unido|Royaume-Uni|英国|+44|GBP|^([Gg][Ii][Rr]\s?0[Aa]{2})$|^([A-Za-z]{1,2}(?:[0-9][0-9A-Za-z]?(?:\s?[0-9][A-Za-z]{2})?)?)$
GD|GRD|Grenada|Granada|Granada|Grenade|格林纳达|+1|XCD|
GE|GEO|Georgia|Georgia|Geórgia|Géorgie|格鲁吉亚|+995|GEL|^(\d{4})$
GF|GUF|French Guiana|Guayana Francesa|Guiana Francesa|Guyane française|法属圭亚那|+594|EUR|^((97|98)3\d{2})$
GG|GGY|Guernsey|Guernsey|Guernsey|Guernesey|根西岛|+44|GBP|^GIR\s?0AA$|^[A-Z]{1,2}(?:[0-9][0-9A-Z]?)?(?:\s?[0-9][A-Z]{2})?$
GH|GHA|Ghana|Ghana|Gana|Ghana|加纳|+233|GHS|
GI|GIB|Gibraltar|Gibraltar|Gibraltar|Gibraltar|直布罗陀|+350|GIP|GX11 1AA
GL|GRL|Greenland|Groenlandia|Groenlândia|Groënland|格陵兰|+299|DKK|^(\d{4})$
GM|GMB|Gambia|Gambia|Gâmbia|Gambie|冈比亚|+220|GMD|
GN|GIN|Guinea|Guinea|Guiné|Guinée|几内亚|+224|GNF|
GP|GLP|Guadeloupe|Guadalupe|Guadalupe|Guadeloupe|瓜德罗普|+590|EUR|^((97|98)\d{3})$
GQ|GNQ|Equatorial Guinea|Guinea Ecuatorial|Guiné Equatorial|Guinée Équatoriale|赤道几内亚|+240|XAF|
GR|GRC|Greece|Grecia|Grécia|Grèce|希腊|+30|EUR|^(\d{5})$
GS|SGS|South Georgia and the South Sandwich Islands|Islas Georgias del Sur y Sándwich del Sur|Geórgia do Sul e Ilhas Sandwich do Sul|Géorgie du Sud et les îles Sandwich du Sud|南乔治亚岛和南桑德韦奇岛|+500|GBP|^(SIQQ\s?1ZZ)$
GT|GTM|Guatemala|Guatemala|Guatemala|Guatemala|瓜地马拉|+502|GTQ|^(\d{5})$
GU|GUM|Guam|Guam|Guam|Guam|关岛|+1|USD|^(969\d{2})$
GW|GNB|Guinea-Bissau|Guinea-Bisáu|Guiné-Bissau|Guinée-Bissau|几内亚比绍|+245|XOF|^(\d{4})$
GY|GUY|Guyana|Guyana|Guiana|Guyana|圭亚那|+592|GYD|
HK|HKG|Hong Kong|Hong Kong|Hong Kong|Hong Kong|香港|+852|HKD|^(\d{6})$
HM|HMD|Heard Island and McDonald Islands|Islas Heard y McDonald|Ilha Heard e Ilhas McDonald|îles Heard-et-MacDonald|赫德岛与麦克唐纳群岛|+672|AUD|^(\d{4})$
HN|HND|Honduras|Honduras|Honduras|Honduras|洪都拉斯|+504|HNL|^(\d{6})$
HR|HRV|Croatia|Croacia|Croácia|Croatie|克罗地亚|+385|EUR|^(?:HR)*(\d{5})$
HT|HTI|Haiti|Haití|Haiti|Haïti|海地|+509|HTG|^(?:HT)*(\d{4})$
HU|HUN|Hungary|Hungría|Hungria|Hongrie|匈牙利|+36|HUF|^(\d{4})$
ID|IDN|Indonesia|Indonesia|Indonésia|Indonésie|印度尼西亚|+62|IDR|^(\d{5})$
IE|IRL|Ireland|Irlanda|Irlanda|Irlande|爱尔兰|+353|EUR|^(D6W|[AC-FHKNPRTV-Y][0-9]{2})\s?([AC-FHKNPRTV-Y0-9]{4})
IL|ISR|Israel|Israel|Israel|Israël|以色列|+972|ILS|^(\d{7}|\d{5})$
IM|IMN|Isle of Man|Isla de Man|Ilha de Man|Île de Man|曼岛|+44|GBP|^GIR\s?0AA$|^[A-Z]{1,2}(?:[0-9][0-9A-Z]?)?(?:\s?[0-9][A-Z]{2})?$
IN|IND|India|India|Índia|Inde|印度|+91|INR|^(\d{6})$
IO|IOT|British Indian Ocean Territory|Territorio Británico del Océano Índico|Território Britânico do Oceano Índico|Territoire britannique de l'océan Indien|英属印度洋领地|+246|USD|^(BBND\s?1ZZ)$
IQ|IRQ|Iraq|Irak|Iraque|Irak|伊拉克|+964|IQD|^(\d{5})$
IR|IRN|Iran, Islamic Republic of|Irán, República islámica de|Irã, República Islâmica do|Iran, République islamique d'|伊朗伊斯兰共和国|+98|IRR|^(\d{5}(?:\d{5})?)$
IS|ISL|Iceland|Islandia|Islândia|Islande|冰岛|+354|ISK|^(\d{3})$
IT|ITA|Italy|Italia|Itália|Italie|意大利|+39|EUR|^(\d{5})$
JE|JEY|Jersey|Jersey|Jersey|Jersey|泽西岛|+44|GBP|^GIR\s?0AA$|^[A-Z]{1,2}(?:[0-9][0-9A-Z]?)?(?:\s?[0-9][A-Z]{2})?$
JM|JAM|Jamaica|Jamaica|Jamaica|Jamaïque|牙买加|+1|JMD|
JO|JOR|Jordan|Jordania|Jordânia|Jordanie|约旦|+962|JOD|^(\d{5})$
JP|JPN|Japan|Japón|Japão|Japon|日本|+81|JPY|^\d{3}-\d{4}$
KE|KEN|Kenya|Kenia|Quênia|Kenya|肯尼亚|+254|KES|^(\d{5})$
KG|KGZ|Kyrgyzstan|Kirguistán|Quirguistão|Kirghizistan|吉尔吉斯坦|+996|KGS|^(\d{6})$
KH|KHM|Cambodia|Camboya|Camboja|Cambodge|柬埔塞|+855|KHR|^(\d{6})$
KI|KIR|Kiribati|Kiribati|Kiribati|Kiribati|基里巴斯|+686|AUD|
KM|COM|Comoros|Comores, Islas|Comores|Comores|科摩罗|+269|KMF|
KN|KNA|Saint Kitts and Nevis|San Cristóbal y Nieves|São Cristóvão e Névis|Saint-Christophe-et-Niévès|圣基茨和尼维斯|+1|XCD|
KP|PRK|Korea, Democratic People's Republic of|Corea, República Democrática Popular de|Coreia, República Popular Democrática da|Corée, République populaire démocratique de|朝鲜民主主义人民共和国|+850|KPW|^(\d{6})$
KR|KOR|Korea, Republic of|Corea, República de|Coreia, República da|Corée, République de|大韩民国|+82|KRW|^(\d{5})$
KW|KWT|Kuwait|Kuwait|Kuwait|Koweït|科威特|+965|KWD|^(\d{5})$
KY|CYM|Cayman Islands|Islas Caimán|Ilhas Cayman|îles Caïmans|开曼群岛|+1|KYD|^KY\d-\d{4}$
KZ|KAZ|Kazakhstan|Kazajistán|Cazaquistão|Kazakhstan|哈萨克斯坦|+7|KZT|^(\d{6})$
LA|LAO|Lao People's Democratic Republic|República Democrática Popular de Lao|República Popular Democrática do Laos|Lao, République démocratique populaire|老挝人民民主共和国|+856|LAK|^(\d{5})$
LB|LBN|Lebanon|Líbano|Líbano|Liban|黎巴嫩|+961|LBP|^(\d{4}(\d{4})?)$
LC|LCA|Saint Lucia|Santa Lucía|Santa Lúcia|Sainte-Lucie|圣路西亚|+1|XCD|
LI|LIE|Liechtenstein|Liechtenstein|Liechtenstein|Liechtenstein|列支敦士登|+423|CHF|^(\d{4})$
LK|LKA|Sri Lanka|Sri Lanka|Sri Lanka|Sri Lanka|斯里兰卡|+94|LKR|^(\d{5})$
LR|LBR|Liberia|Liberia|Libéria|Libéria|利比里亚|+231|LRD|^(\d{4})$
LS|LSO|Lesotho|Lesoto|Lesoto|Lesotho|莱索托|+266|LSL|^(\d{3})$
LT|LTU|Lithuania|Lituania|Lituânia|Lituanie|立陶宛|+370|EUR|^(?:LT)*(\d{5})$
LU|LUX|Luxembourg|Luxemburgo|Luxemburgo|Luxembourg|卢森堡|+352|EUR|^(?:L-)?\d{4}$
LV|LVA|Latvia|Letonia|Letônia|Lettonie|拉脱维亚|+371|EUR|^(?:LV)*(\d{4})$
LY|LBY|Libya|Libia|Líbia|Libye|利比亚|+218|LYD|
MA|MAR|Morocco|Marruecos|Marrocos|Maroc|摩洛哥|+212|MAD|^(\d{5})$
MC|MCO|Monaco|Mónaco|Mônaco|Monaco|摩纳哥|+377|EUR|^(\d{5})$
MD|MDA|Moldova, Republic of|Moldavia, República de|Moldávia, República da|Moldova, République de|摩尔多瓦共和国|+373|MDL|^MD-\d{4}$
ME|MNE|Montenegro|Montenegro|Montenegro|Monténégro|黑山|+382|EUR|^(\d{5})$
MF|MAF|Saint Martin (French part)|San Martín (zona francesa)|São Martim (parte francesa)|Saint-Martin (partie française)|法属圣马丁|+590|EUR|^(\d{5})$
MG|MDG|Madagascar|Madagascar|Madagascar|Madagascar|马达加斯加|+261|MGA|^(\d{3})$
MH|MHL|Marshall Islands|Islas Marshall|Ilhas Marshall|Îles Marshall|马绍尔群岛|+692|USD|^969\d{2}(?:-\d{4})?$
MK|MKD|North Macedonia|Macedonia del Norte|Macedônia do Norte|Macédoine du Nord|北马其顿|+389|MKD|^(\d{4})$
ML|MLI|Mali|Malí|Mali|Mali|马里|+223|XOF|
MM|MMR|Myanmar|Birmania|Myanmar|Birmanie|缅甸|+95|MMK|^(\d{7})$
MN|MNG|Mongolia|Mongolia|Mongólia|Mongolie|蒙古|+976|MNT|^(\d{5})$
MO|MAC|Macao|Macao|Macau|Macau|澳门|+853|MOP|^(\d{6})$
MP|MNP|Northern Mariana Islands|Islas Marianas del Norte|Ilhas Marianas do Norte|Îles Mariannes du Nord|北马里亚纳群岛|+1|USD|^9695\d{1}$
MQ|MTQ|Martinique|Martinica|Martinica|Martinique|马提尼克|+596|EUR|^(\d{5})$
MR|MRT|Mauritania|Mauritania|Mauritânia|Mauritanie|毛里塔尼亚|+222|MRU|
MS|MSR|Montserrat|Montserrat|Montserrat|Montserrat|蒙塞拉特岛|+1|XCD|
MT|MLT|Malta|Malta|Malta|Malte|马尔他|+356|EUR|^[A-Z]{3}\s?\d{4}$
MU|MUS|Mauritius|Mauricio|Maurício|Maurice|毛里求斯|+230|MUR|^(\d{5})$
MV|MDV|Maldives|Islas Maldivas|Maldivas|Maldives|马尔代夫|+960|MVR|^(\d{5})$
MW|MWI|Malawi|Malaui|Malaui|Malawi|马拉维|+265|MWK|^(\d{6})$
MX|MEX|Mexico|México|México|Mexique|墨西哥|+52|MXN|^(\d{5})$
MY|MYS|Malaysia|Malasia|Malásia|Malaisie|马来西亚|+60|MYR|^(\d{5})$
MZ|MOZ|Mozambique|Mozambique|Moçambique|Mozambique|莫桑比克|+258|MZN|^(\d{4})$
NA|NAM|Namibia|Namibia|Namíbia|Namibie|纳米比亚|+264|NAD|^(\d{5})$
NC|NCL|New Caledonia|Nueva Caledonia|Nova Caledônia|Nouvelle-Calédonie|新喀里多尼亚|+687|XPF|^(\d{5})$
NE|NER|Niger|Niger|Níger|Niger|尼日尔|+227|XOF|^(\d{4})$
NF|NFK|Norfolk Island|Isla Norfolk|Ilha Norfolk|île Norfolk|诺福克岛|+672|AUD|^(\d{4})$
NG|NGA|Nigeria|Nigeria|Nigéria|Nigeria|尼日利亚|+234|NGN|^(\d{6})$
NI|NIC|Nicaragua|Nicaragua|Nicarágua|Nicaragua|尼加拉瓜|+505|NIO|^(\d{7})$
NL|NLD|Netherlands|Países Bajos|Países Baixos|Pays-Bas|荷兰|+31|EUR|^(\d{4}(?:\s?[A-Za-z]{2})?)$
NO|NOR|Norway|Noruega|Noruega|Norvège|挪威|+47|NOK|^(\d{4})$
NP|NPL|Nepal|Nepal|Nepal|Népal|尼泊尔|+977|NPR|^(\d{5})$
NR|NRU|Nauru|Nauru|Nauru|Nauru|瑙鲁|+674|AUD|^(NRU68)$
NU|NIU|Niue|Niue|Niue|Nioue|纽埃|+683|NZD|^(\d{4})$
NZ|NZL|New Zealand|Nueva Zelanda|Nova Zelândia|Nouvelle-Zélande|新西兰|+64|NZD|^(\d{4})$
OM|OMN|Oman|Omán|Omã|Oman|阿曼|+968|OMR|^(\d{3})$
PA|PAN|Panama|Panamá|Panamá|Panama|巴拿马|+507|PAB|^([A-Z]\d{4})$
PE|PER|Peru|Perú|Peru|Pérou|秘鲁|+51|PEN|^(\d{5})$
PF|PYF|French Polynesia|Polinesia Francesa|Polinésia Francesa|Polynésie française|法属玻利尼西亚|+689|XPF|^((97|98)7\d{2})$
PG|PNG|Papua New Guinea|Papúa Nueva Guinea|Papua-Nova Guiné|Papouasie-Nouvelle-Guinée|巴布亚新几内亚|+675|PGK|^(\d{3})$
PH|PHL|Philippines|Filipinas|Filipinas|Philippines|菲律宾|+63|PHP|^(\d{4})$
PK|PAK|Pakistan|Pakistán|Paquistão|Pakistan|巴基斯坦|+92|PKR|^(\d{5})$
PL|POL|Poland|Polonia|Polônia|Pologne|波兰|+48|PLN|^\d{2}-\d{3}$
PM|SPM|Saint Pierre and Miquelon|San Pedro y Miquelon|São Pedro e Miquelon|Saint-Pierre-et-Miquelon|圣皮埃尔和密克隆|+508|EUR|^(97500)$
PN|PCN|Pitcairn|Pitcairn|Pitcairn|Îles Pitcairn|皮特克恩|+870|NZD|^(PCRN\s?1ZZ)$
PR|PRI|Puerto Rico|Puerto Rico|Porto Rico|Porto Rico|波多黎各|+1|USD|^00[679]\d{2}(?:-\d{4})?$
PS|PSE|Palestine, State of|Palestina, Estado de|Palestina, Estado da|Palestine, État de|巴勒斯坦|+970|ILS|
PT|PRT|Portugal|Portugal|Portugal|Portugal|葡萄牙|+351|EUR|^\d{4}-\d{3}\s?[a-zA-Z]{0,25}$
PW|PLW|Palau|Palaos|Palau|Palaos|帕劳|+680|USD|^(96940)$
PY|PRY|Paraguay|Paraguay|Paraguai|Paraguay|巴拉圭|+595|PYG|^(\d{4}|\d{6})$
QA|QAT|Qatar|Catar|Catar|Qatar|卡塔尔|+974|QAR|
RE|REU|Réunion|Reunión|Reunião|Réunion, Île de la|留尼汪|+262|EUR|^((97|98)(4|7|8)\d{2})$
RO|ROU|Romania|Rumanía|Romênia|Roumanie|罗马尼亚|+40|RON|^(\d{6})$
RS|SRB|Serbia|Serbia|Sérvia|Serbie|塞尔维亚|+381|RSD|^(\d{5})$
RU|RUS|Russian Federation|Federación Rusa|Federação Russa|Russie, Fédération de|俄罗斯|+7|RUB|^(\d{6})$
RW|RWA|Rwanda|Ruanda|Ruanda|Rwanda|卢旺达|+250|RWF|
SA|SAU|Saudi Arabia|Arabia Saudí|Arábia Saudita|Arabie saoudite|沙特阿拉伯|+966|SAR|^(\d{5})$
SB|SLB|Solomon Islands|Islas Salomón|Ilhas Salomão|Salomon, Îles|所罗门群岛|+677|SBD|
SC|SYC|Seychelles|Seychelles|Seychelles|Seychelles|塞舌尔|+248|SCR|
SD|SDN|Sudan|Sudán|Sudão|Soudan|苏丹|+249|SDG|^(\d{5})$
SE|SWE|Sweden|Suecia|Suécia|Suède|瑞典|+46|SEK|^(?:SE)?\d{3}\s\d{2}$
SG|SGP|Singapore|Singapur|Cingapura|Singapour|新加坡|+65|SGD|^(\d{6})$
SH|SHN|Saint Helena, Ascension and Tristan da Cunha|Santa Elena, Ascensión y Tristán de Acuña|Santa Helena, Ascensão e Tristão da Cunha|Sainte-Hélène, Ascension et Tristan da Cunha|圣赫勒拿-阿森松-特里斯坦达库尼亚|+290|SHP|^((?:STHL|ASCN|TDCU)\s?1ZZ)$
SI|SVN|Slovenia|Eslovenia|Eslovênia|Slovénie|斯洛文尼亚|+386|EUR|^(?:SI)*(\d{4})$
SJ|SJM|Svalbard and Jan Mayen|Svalbard y Jan Mayen|Svalbard e a Ilha de Jan Mayen|Svalbard et île Jan Mayen|斯瓦尔巴特和扬马延岛|+47|NOK|^(\d{4})$
SK|SVK|Slovakia|Eslovaquia|Eslováquia|Slovaquie|斯洛伐克|+421|EUR|^\d{3}\s?\d{2}$
SL|SLE|Sierra Leone|Sierra Leona|Serra Leoa|Sierra Leone|塞拉利昂|+232|SLL|
SM|SMR|San Marino|San Marino|São Marino|Saint-Marin|圣马力诺市|+378|EUR|^(4789\d)$
SN|SEN|Senegal|Senegal|Senegal|Sénégal|塞内加尔|+221|XOF|^(\d{5})$
SO|SOM|Somalia|Somalia|Somália|Somalie|索马里|+252|SOS|^([A-Z]{2}\s*\d{5}|\d{4,5})$
SR|SUR|Suriname|Surinám|Suriname|Surinam|苏里南|+597|SRD|
SS|SSD|South Sudan|Sudán del Sur|Sudão do Sul|Soudan du Sud|南苏丹|+211|SSP|
ST|STP|Sao Tome and Principe|Santo Tomé y Príncipe|São Tomé e Príncipe|Sao Tomé-et-Principe|圣多美和普林西比|+239|STN|
SV|SLV|El Salvador|El Salvador|El Salvador|Salvador|萨尔瓦多|+503|USD|^(?:CP)*(\d{4})$
SX|SXM|Sint Maarten (Dutch part)|Isla de San Martín (zona holandsea)|São Martim (parte holandesa)|Saint-Martin (partie néerlandaise)|荷属圣马丁|+1721|ANG|
SY|SYR|Syrian Arab Republic|República árabe de Siria|República Árabe da Síria|Syrienne, République arabe|阿拉伯叙利亚共和国|+963|SYP|
SZ|SWZ|Eswatini|Esuatini|Suazilândia|Eswatini|斯威士兰|+268|SZL|^([A-Z]\d{3})$
TC|TCA|Turks and Caicos Islands|Islas Turcas y Caicos|Ilhas Turks e Caicos|îles Turques-et-Caïques|特克斯和凯科斯群岛|+1|USD|^(TKCA\s?1ZZ)$
TD|TCD|Chad|Chad|Chade|Tchad|乍得|+235|XAF|^(TKCA 1ZZ)$
TF|ATF|French Southern Territories|Territorios Franceses del Sur|Territórios Franceses do Sul|Terres australes françaises|法属南半球领地|+262|EUR|^(\d{5})$
TG|TGO|Togo|Togo|Togo|Togo|多哥|+228|XOF|
TH|THA|Thailand|Tailandia|Tailândia|Thaïlande|泰国|+66|THB|^(\d{5})$
TJ|TJK|Tajikistan|Tayikistán|Tadjiquistão|Tadjikistan|塔吉克斯坦|+992|TJS|^(\d{6})$
TK|TKL|Tokelau|Tokelau|Toquelau|Tokelau|托克劳|+690|NZD|
TL|TLS|Timor-Leste|Timor Oriental|Timor Leste|Timor oriental|东帝汶|+670|USD|
TM|TKM|Turkmenistan|Turkmenistán|Turcomenistão|Turkménistan|土库曼斯坦|+993|TMT|^(\d{6})$
TN|TUN|Tunisia|Tunez|Tunísia|Tunisie|突尼斯|+216|TND|^(\d{4})$
TO|TON|Tonga|Tonga|Tonga|Tonga|汤加|+676|TOP|
TR|TUR|Türkiye|Türkiye|Turquia|Türkiye|土耳其|+90|TRY|^(\d{5})$
TT|TTO|Trinidad and Tobago|Trinidad y Tobago|Trinidade e Tobago|Trinité-et-Tobago|特里尼达和多巴哥|+1|TTD|^(\d{6})$
TV|TUV|Tuvalu|Tuvalu|Tuvalu|Tuvalu|图瓦卢|+688|AUD|
TW|TWN|Taiwan, Province of China|Taiwán, Provincia de China|Taiwan, Província da China|Taïwan, province de Chine|中国台湾省|+886|TWD|^(\d{3}(?:\d{2,3})?)$
TZ|TZA|Tanzania, United Republic of|Tanzania, República unida de|Tanzânia, República Unida da|Tanzanie, République unie de|坦桑尼亚|+255|TZS|^(\d{5})$
UA|UKR|Ukraine|Ucrania|Ucrânia|Ukraine|乌克兰|+380|UAH|^(\d{5})$
UG|UGA|Uganda|Uganda|Uganda|Ouganda|乌干达|+256|UGX|
UM|UMI|United States Minor Outlying Islands|Islas Ultramarinas Menores de Estados Unidos|Ilhas Menores Distantes dos Estados Unidos|Îles mineures éloignées des États-Unis|美国本土外小岛屿|+1|USD|^(\d{5})$
US|USA|United States|Estados Unidos|Estados Unidos|États-Unis|美国|+1|USD|^\d{5}(-\d{4})?$
UY|URY|Uruguay|Uruguay|Uruguai|Uruguay|乌拉圭|+598|UYU|^(\d{5})$
UZ|UZB|Uzbekistan|Uzbekistán|Uzbequistão|Ouzbékistan|乌兹别克斯坦|+998|UZS|^(\d{6})$
VA|VAT|Holy See (Vatican City State)|Santa Sede (Ciudad Estado del Vaticano)|Santa Sé (Cidade-Estado do Vaticano)|Saint-Siège (état de la cité du Vatican)|梵地冈|+379|EUR|^(\d{5})$
VC|VCT|Saint Vincent and the Grenadines|San Vicente y las Granadinas|São Vicente e Granadinas|Saint-Vincent-et-les-Grenadines|圣文森特和格林纳丁斯|+1|XCD|^VC\d{4}$
VE|VEN|Venezuela, Bolivarian Republic of|Venezuela, República Bolivariana de|Venezuela, República Bolivariana da|Vénézuela, république bolivarienne du|委内瑞拉玻利瓦尔共和国|+58|VES|^(\d{4})$
VG|VGB|Virgin Islands, British|Islas Vírgenes, Británicas|Ilhas Virgens Britânicas|Îles Vierges britanniques|英属维尔京群岛|+1|USD|^VG\d{4}$
VI|VIR|Virgin Islands, U.S.|Islas Vírgenes, de EEUU|Ilhas Virgens dos Estados Unidos|Îles Vierges, États-Unis|美属维尔京群岛|+1|USD|^008\d{2}(?:-\d{4})?$
VN|VNM|Viet Nam|Vietnam|Vietnã|Viêt Nam|越南|+84|VND|^(\d{6})$
VU|VUT|Vanuatu|Vanuatu|Vanuatu|Vanuatu|瓦努阿图|+678|VUV|
WF|WLF|Wallis and Futuna|Wallis y Futuna|Wallis e Futuna|Wallis et Futuna|瓦利斯和富图纳|+681|XPF|^(986\d{2})$
WS|WSM|Samoa|Samoa|Samoa|Samoa|萨摩亚|+685|WST|AS 96799
XK|XKX|Kosovo|Kosovo|Kosovo|Kosovo|科索沃|+383|EUR|^(\d{5})$
YE|YEM|Yemen|Yemen|Iêmen|Yémen|也门|+967|YER|
YT|MYT|Mayotte|Mayotte|Maiote|Mayotte|马约特|+262|EUR|^(\d{5})$
ZA|ZAF|South Africa|Sudáfrica|África do Sul|Afrique du Sud|南非|+27|ZAR|^(\d{4})$
ZM|ZMB|Zambia|Zambia|Zâmbia|Zambie|赞比亚|+260|ZMW|^(\d{5})$
ZW|ZWE|Zimbabwe|Zimbabue|Zimbábue|Zimbabwe|津巴布韦|+263|ZWL|
$rows$, '\n') line where line <> '') parsed;

insert into states (code, country, name, name_local)
select c[1], left(c[1], 2), c[2], nullif(c[3], '')
from (select string_to_array(line, '|') as c from regexp_split_to_table($rows$
AD-02|Canillo
AD-03|Encamp
AD-04|La Massana
AD-05|Ordino
AD-06|Sant Julià de Lòria
AD-07|Andorra la Vella
AD-08|Escaldes-Engordany
AE-AJ|Ajman|عجمان
AE-AZ|Abu Dhabi|أبو ظبي
AE-DU|Dubai|دبي
AE-FU|Fujairah|فجيرة
AE-RK|Ras Al Khaimah|رأس الخيمة
AE-SH|Sharjah|الشارقة
AE-UQ|Umm Al Quwain|أم القوي
AF-BAL|Balkh|بلخ
AF-BAM|Bamyan|بامیان
AF-BDG|Badghis|بادغیس
AF-BDS|Badakhshan|بدخشان
AF-BGL|Baghlan|بغلان
AF-DAY|Daykundi|دیوکونډي
AF-FRA|Farah|فراه
AF-FYB|Faryab|د فارماب
AF-GHA|Ghazni|غزني
AF-GHO|Ghōr|جور
AF-HEL|Helmand|هلمند
AF-HER|Herat|هرات
AF-JOW|Jowzjan|جوزجان
AF-KAB|Kabul|کابل
AF-KAN|Kandahar|کندهار
AF-KAP|Kapisa|کیپټن
AF-KDZ|Kunduz Province|کندز ولایت
AF-KHO|Khost|خوست
AF-KNR|Kunar|دری برابره
AF-LAG|Laghman|لغمان
AF-LOG|Logar|لوګر
AF-NAN|Nangarhar|ننګرهار
AF-NIM|Nimruz|نیمروز
AF-NUR|Nuristan|نورستان
AF-PAN|Panjshir|پنجشیر
AF-PAR|Parwan|ایوان
AF-PIA|Paktia|بسته
AF-PKA|Paktika|بسته
AF-SAM|Samangan|خدايه
AF-SAR|Sar-e Pol|سرپل پول
AF-TAK|Takhar|تخار
AF-URU|Urozgan|ارزګان
AF-WAR|Wardak|میدان وردک
AF-ZAB|Zabul|زابل
AG-03|Saint George
AG-04|Saint John
AG-05|Saint Mary
AG-06|Saint Paul
AG-07|Saint Peter
AG-08|Saint Philip
AG-10|Barbuda
AG-11|Redonda|Round
AI-01|Blowing Point
AI-02|East End
AI-03|George Hill
AI-04|Island Harbour
AI-05|North Hill
AI-06|North Side
AI-07|Sandy Ground
AI-08|Sandy Hill
AI-09|South Hill
AI-10|Stoney Ground
AI-11|The Farrington
AI-12|The Quarter
AI-13|The Valley
AI-14|West End
AL-01|Berat|I rëndë
AL-02|Durrës
AL-03|Elbasan
AL-04|Fier|Hekuros
AL-05|Gjirokastër
AL-06|Korçë
AL-07|Kukës
AL-08|Lezhë
AL-09|Dibër
AL-10|Shkodër
AL-11|Tirana|Tiranë
AL-12|Vlorë
AM-AG|Aragatsotn|Արագածոտն
AM-AR|Ararat|Արարատ
AM-AV|Armavir
AM-ER|Yerevan
AM-GR|Gegharkunik|Գեղարքունիք
AM-KT|Kotayk|Կոտայք
AM-LO|Lori|Լոռի
AM-SH|Shirak|Շիրակ
AM-SU|Syunik|Սյուն
AM-TV|Tavush|Տավուշ
AM-VD|Vayots Dzor|Վայոց ձոր
AO-BGO|Bengo|Porta-malas
AO-BGU|Benguela
AO-BIE|Bié
AO-CAB|Cabinda
AO-CCU|Cuando Cubango|Quando Cubango
AO-CNN|Cunene
AO-CNO|Cuanza Norte
AO-CUS|Cuanza|Quanza
AO-HUA|Huambo
AO-HUI|Huíla
AO-LNO|Lunda Norte
AO-LSU|Lunda Sul
AO-LUA|Luanda
AO-MAL|Malanje
AO-MOX|Moxico
AO-NAM|Namibe
AO-UIG|Uíge
AO-ZAI|Zaire
AR-A|Salta
AR-B|Buenos Aires
AR-C|Autonomous City of Buenos Aires|Ciudad autónoma de Buenos Aires
AR-D|San Luis
AR-E|Entre Ríos
AR-F|La Rioja
AR-G|Santiago del Estero
AR-H|Chaco
AR-J|San Juan
AR-K|Catamarca
AR-L|La Pampa
AR-M|Mendoza
AR-N|Misiones
AR-P|Formosa
AR-Q|Neuquén
AR-R|Río Negro
AR-S|Santa Fe
AR-T|Tucumán
AR-U|Chubut
AR-V|Tierra del Fuego
AR-W|Corrientes
AR-X|Córdoba
AR-Y|Jujuy
AR-Z|Santa Cruz
AS-01|Western
AS-02|Eastern
AS-03|Manuʻa|Injury
AS-04|Swains
AS-05|Rose
AT-1|Burgenland
AT-2|Carinthia|Carchithia
AT-3|Lower Austria|Niederösterreich
AT-4|Upper Austria
AT-5|Salzburg
AT-6|Styria
AT-7|Tyrol|Tirol
AT-8|Vorarlberg
AT-9|Vienna|Wien
AU-ACT|Australian Capital Territory
AU-NSW|New South Wales
AU-NT|Northern Territory
AU-QLD|Queensland
AU-SA|South Australia
AU-TAS|Tasmania
AU-VIC|Victoria
AU-WA|Western Australia
AW-01|Noord
AW-02|Oranjestad West
AW-03|Oranjestad East
AW-04|Paradera
AW-05|San Nicolaas Noord
AW-06|San Nicolaas Zuid
AW-07|Santa Cruz
AW-08|Savaneta
AW-09|Oranjestad
AX-01|Mariehamn
AX-02|Jomala
AX-03|Finström
AX-04|Lemland
AX-05|Saltvik
AX-06|Hammarland
AX-07|Sund|Hälsosam
AX-08|Eckerö
AX-09|Föglö
AX-10|Geta
AX-11|Vårdö
AX-12|Brändö
AX-13|Lumparland
AX-14|Kumlinge
AX-15|Kökar
AX-16|Sottunga|Sot
AZ-ABS|Absheron|Abşeron
AZ-AGA|Agstafa|Göt
AZ-AGC|Aghjabadi|İngrabədi
AZ-AGM|Agdam
AZ-AGS|Agdash|Ağdaş
AZ-AGU|Agsu|Ağsu
AZ-AST|Astara
AZ-BA|Baku|Bakı
AZ-BAB|Babek
AZ-BAL|Balakan|Balakən
AZ-BAR|Barda|Çubuqda
AZ-BEY|Beylagan|Cavabdeh
AZ-BIL|Bilasuvar|Biləsuvar
AZ-CAB|Jabrayil|Jabbbas
AZ-CAL|Jalilabad|Cəlilabad
AZ-CUL|Julfa|Ciyərli
AZ-DAS|Dashkasan|Daşkasan
AZ-FUZ|Fizuli
AZ-GA|Ganja
AZ-GAD|Gədəbəy
AZ-GOR|Goranboy
AZ-GOY|Goychay|Qobud
AZ-GYG|Goygol|Xas
AZ-HAC|Hajigabul
AZ-IMI|Imishli
AZ-ISM|Ismailli|İsmayıllı
AZ-KAL|Kalbajar|Kalbəcər
AZ-KAN|Kangarli
AZ-KUR|Kurdamir
AZ-LA|Lankaran
AZ-LAC|Lachin
AZ-LAN|Lankaran
AZ-LER|Lerik
AZ-MAS|Masally|Masallı
AZ-MI|Mingachevir
AZ-NA|Naftalan
AZ-NEF|Neftchala|Neftçala
AZ-NV|Nakhchivan|Naxçıvan
AZ-NX|Nakhchivan|Naxçıvan
AZ-OGU|Oghuz|Ohz
AZ-ORD|Ordubad
AZ-QAB|Qabala|Aparmaq
AZ-QAX|Qakh|Qark
AZ-QAZ|Qazakh
AZ-QBA|Quba
AZ-QBI|Qubadli
AZ-QOB|Gobustan|Onlar idarə edirlər
AZ-QUS|Qusar
AZ-SA|Shaki|Şübhə
AZ-SAB|Sabirabad
AZ-SAD|Sadarak|Sədərək
AZ-SAH|Shahbuz|Şahbuz
AZ-SAK|Shaki|Şübhə
AZ-SAL|Salyan
AZ-SAR|Sharur
AZ-SAT|Saatly
AZ-SBN|Shabran|Şabran
AZ-SIY|Siazan
AZ-SKR|Shamkir
AZ-SM|Sumqayit
AZ-SMI|Shamakhi|Şamakay
AZ-SMX|Samukh|Samux
AZ-SR|Shirvan|Şirvan
AZ-SUS|Shusha
AZ-TAR|Tartar
AZ-TOV|Tovuz
AZ-UCA|Ujar|Dedi-qodu
AZ-XA|Khankendi|Xankəndi
AZ-XAC|Khachmaz|Xaçmaz
AZ-XCI|Khojali|Xojali
AZ-XIZ|Khizi|Xızı
AZ-XVD|Martuni
AZ-YAR|Yardymli|Yarası
AZ-YE|Yevlakh
AZ-YEV|Yevlakh|Yevlax
AZ-ZAN|Zangilan|Düşərgə
AZ-ZAQ|Zaqatala
AZ-ZAR|Zardab|Qaxac etmək
BA-BIH|Federation of Bosnia and Herzegovina|Federacija Bosne i Hercegovine
BA-BRC|Brčko
BA-SRP|Republika Srpska
BB-01|Christ Church
BB-02|Saint Andrew
BB-03|Saint George
BB-04|Saint James
BB-05|Saint John
BB-06|Saint Joseph
BB-07|Saint Lucy
BB-08|Saint Michael
BB-09|Saint Peter
BB-10|Saint Philip
BB-11|Saint Thomas
BD-01|Bandarban|বান্দরবান জেলা
BD-02|Barguna|বরগুনা জেলা
BD-03|Bogura|বগুড়া জেলা
BD-04|Brahmanbaria|ব্রাহ্মণবাড়িয়া জেলা
BD-05|Bagerhat|বাগেরহাট জেলা
BD-06|Barishal|বরিশাল জেলা
BD-07|Bhola|ভোলা জেলা
BD-08|Cumilla|কুমিল্লা জেলা
BD-09|Chandpur|চাঁদপুর জেলা
BD-10|Chattogram|চট্টগ্রাম জেলা
BD-11|Cox's Bazar|কক্সবাজার জেলা
BD-12|Chuadanga|চুয়াডাঙ্গা জেলা
BD-13|Dhaka|ঢাকা জেলা
BD-14|Dinajpur|দিনাজপুর জেলা
BD-15|Faridpur|ফরিদপুর জেলা
BD-16|Feni|ফেনী জেলা
BD-17|Gopalganj|গোপালগঞ্জ (দ্ব্যর্থতা নিরসন)
BD-18|Gazipur|গাজীপুর জেলা
BD-19|Gaibandha|গাইবান্ধা জেলা
BD-20|Habiganj|হবিগঞ্জ জেলা
BD-21|Jamalpur|জামালপুর জেলা
BD-22|Jashore|যশোর জেলা
BD-23|Jhenaidah|ঝিনাইদহ জেলা
BD-24|Joypurhat|জয়পুরহাট জেলা
BD-25|Jhalakathi|ঝালকাঠি জেলা
BD-26|Kishoreganj|কিশোরগঞ্জ জেলা
BD-27|Khulna|খুলনা জেলা
BD-28|Kurigram|কুড়িগ্রাম জেলা
BD-29|Khagrachhari|খাগড়াছড়ি জেলা
BD-30|Kushtia|কুষ্টিয়া জেলা
BD-31|Lakshmipur|লক্ষ্মীপুর জেলা
BD-32|Lalmonirhat|লালমনিরহাট জেলা
BD-33|Manikganj|মানিকগঞ্জ জেলা
BD-34|Mymensingh|ময়মনসিংহ জেলা
BD-35|Munshiganj|মুন্সীগঞ্জ জেলা
BD-36|Madaripur|মাদারীপুর জেলা
BD-37|Magura|মাগুরা জেলা
BD-38|Moulvibazar|মৌলভীবাজার জেলা
BD-39|Meherpur|মেহেরপুর জেলা
BD-40|Narayanganj|নারায়ণগঞ্জ জেলা
BD-41|Netrakona|নেত্রকোণা জেলা
BD-42|Narsingdi|নরসিংদী জেলা
BD-43|Narail|নড়াইল জেলা
BD-44|Natore|নাটোর জেলা
BD-45|Chapai Nawabganj|চাঁপাইনবাবগঞ্জ জেলা
BD-46|Nilphamari|নীলফামারী জেলা
BD-47|Noakhali|নোয়াখালী জেলা
BD-48|Naogaon|নওগাঁ জেলা
BD-49|Pabna|পাবনা জেলা
BD-50|Pirojpur|পিরোজপুর জেলা
BD-51|Patuakhali|পটুয়াখালী জেলা
BD-52|Panchagarh|পঞ্চগড় জেলা
BD-53|Rajbari|রাজবাড়ী জেলা
BD-54|Rajshahi|রাজশাহী জেলা
BD-55|Rangpur|রংপুর জেলা
BD-56|Rangamati|রাঙ্গামাটি জেলা
BD-57|Sherpur|শেরপুর জেলা
BD-58|Satkhira|সাতক্ষীরা জেলা
BD-59|Sirajganj|সিরাজগঞ্জ জেলা
BD-60|Sylhet|সিলেট জেলা
BD-61|Sunamganj|সুনামগঞ্জ জেলা
BD-62|Shariatpur|শরীয়তপুর জেলা
BD-63|Tangail|টাঙ্গাইল জেলা
BD-64|Thakurgaon|ঠাকুরগাঁও জেলা
BD-A|Barisal|বরিশাল
BD-B|Chittagong|চট্টগ্রাম
BD-C|Dhaka|ঢাকা
BD-D|Khulna|খুলনা
BD-E|Rajshahi|রাজশাহী
BD-F|Rangpur|রংপুর
BD-G|Sylhet|সিলেট
BD-H|Mymensingh|মাইমেনসিংহ
BE-BRU|Brussels-Capital|Brussel-kapitaal
BE-VAN|Antwerp|Antwerpen
BE-VBR|Flemish Brabant|Vlaams Brabant
BE-VLG|Flanders|Vlaanderen
BE-VLI|Limburg
BE-VOV|East Flanders|Oost -Vlaanderen
BE-VWV|West Flanders|West Vlaanderen
BE-WAL|Wallonia
BE-WBR|Walloon Brabant
BE-WHT|Hainaut
BE-WLG|Liège|Aan het zeren
BE-WLX|Luxembourg|Luxemburg
BE-WNA|Namur
BF-01|Boucle du Mouhoun
BF-02|Cascades
BF-03|Centre
BF-04|Centre-Est
BF-05|Centre-Nord
BF-06|Centre-Ouest
BF-07|Centre-Sud
BF-08|Est
BF-09|Hauts-Bassins
BF-10|Nord
BF-11|Plateau-Central|Plateau-central
BF-12|Sahel
BF-13|Sud-Ouest
BF-BAL|Balé|Ballet
BF-BAM|Bam
BF-BAN|Banwa
BF-BAZ|Bazèga
BF-BGR|Bougouriba
BF-BLG|Boulgou
BF-BLK|Boulkiemde
BF-COM|Comoé
BF-GAN|Ganzourgou
BF-GNA|Gnagna|Gnagne
BF-GOU|Gourma
BF-HOU|Houet|Houetter
BF-IOB|Ioba|Emploi
BF-KAD|Kadiogo
BF-KEN|Kénédougou
BF-KMD|Komondjari
BF-KMP|Kompienga|Kompieng
BF-KOP|Koulpélogo
BF-KOS|Kossi|Baiser
BF-KOT|Kouritenga|Baril
BF-KOW|Kourwéogo
BF-LER|Léraba|Trib
BF-LOR|Loroum
BF-MOU|Mouhoun
BF-NAM|Namentenga|Namenga
BF-NAO|Nahouri|Nahite
BF-NAY|Nayala
BF-NOU|Noumbiel
BF-OUB|Oubritenga|Ouutanga
BF-OUD|Oudalan
BF-PAS|Passoré
BF-PON|Poni|Violet
BF-SEN|Séno|Keno
BF-SIS|Sissili|Tissuli
BF-SMT|Sanmatenga
BF-SNG|Sanguié|Sangué
BF-SOM|Soum
BF-SOR|Sourou
BF-TAP|Tapoa
BF-TUI|Tuy|Bien que
BF-YAG|Yagha
BF-YAT|Yatenga|A pris
BF-ZIR|Ziro|Zéro
BF-ZON|Zondoma|Zondo
BF-ZOU|Zoundwéogo
BG-01|Blagoevgrad|Благоевград
BG-02|Burgas|Бургас
BG-03|Varna|Варна
BG-04|Veliko Tarnovo|Велико Търново
BG-05|Vidin|Видин
BG-06|Vratsa|Враца
BG-07|Gabrovo|Габрово
BG-08|Dobrich|Добрич
BG-09|Kardzhali|Кърджали
BG-10|Kyustendil|Кюстендил
BG-11|Lovech|Ловеч
BG-12|Montana|Монтана
BG-13|Pazardzhik|Пазарджик
BG-14|Pernik|Перник
BG-15|Pleven|Плевен
BG-16|Plovdiv|Плодов
BG-17|Razgrad|Разград
BG-18|Ruse|Русе
BG-19|Silistra|Силистра
BG-20|Sliven|Сливен
BG-21|Smolyan|Смолян
BG-22|Sofia City|София град
BG-23|Sofia|София
BG-24|Stara Zagora|Стара Загора
BG-25|Targovishte|Търговище
BG-26|Haskovo|Хасково
BG-27|Shumen|Шумен
BG-28|Yambol|Ямбол
BH-13|Capital|عاصمة
BH-14|Southern|الجنوب
BH-15|Muharraq|محارق
BH-17|Northern|شمالي
BI-BB|Bubanza
BI-BL|Bujumbura Rural|Rural de Bujumbura
BI-BM|Bujumbura Mairie
BI-BR|Bururi
BI-CA|Cankuzo|Faire du chauffeur
BI-CI|Cibitoke
BI-GI|Gitega
BI-KI|Kirundo
BI-KR|Karuzi
BI-KY|Kayanza
BI-MA|Makamba
BI-MU|Muramvya
BI-MW|Mwaro
BI-MY|Muyinga
BI-NG|Ngozi
BI-RM|Rumonge|Rumange
BI-RT|Rutana
BI-RY|Ruyigi
BJ-AK|Atakora
BJ-AL|Alibori
BJ-AQ|Atlantique
BJ-BO|Borgou
BJ-CO|Collines
BJ-DO|Donga
BJ-KO|Kouffo
BJ-LI|Littoral
BJ-MO|Mono
BJ-OU|Ouémé
BJ-PL|Plateau
BJ-ZO|Zou|Serait
BM-DEV|Devonshire
BM-HA|Hamilton
BM-PAG|Paget
BM-PEM|Pembroke
BM-SAN|Sandys
BM-SGE|Saint George's
BM-SMI|Smith's
BM-SOU|Southampton
BM-WAR|Warwick
BN-BE|Belait
BN-BM|Brunei-Muara
BN-TE|Temburong
BN-TU|Tutong
BO-B|Beni
BO-C|Cochabamba
BO-H|Chuquisaca
BO-L|La Paz
BO-N|Pando
BO-O|Oruro
BO-P|Potosí
BO-S|Santa Cruz
BO-T|Tarija|Taria
BQ-BQ1|Bonaire
BQ-BQ2|Saba
BQ-BQ3|Sint Eustatius
BR-AC|Acre
BR-AL|Alagoas
BR-AM|Amazonas
BR-AP|Amapá
BR-BA|Bahia
BR-CE|Ceará
BR-DF|Distrito Federal
BR-ES|Espírito Santo
BR-GO|Goiás
BR-MA|Maranhão
BR-MG|Minas Gerais
BR-MS|Mato Grosso do Sul
BR-MT|Mato Grosso
BR-PA|Pará
BR-PB|Paraíba
BR-PE|Pernambuco
BR-PI|Piauí
BR-PR|Paraná
BR-RJ|Rio de Janeiro
BR-RN|Rio Grande do Norte
BR-RO|Rondônia
BR-RR|Roraima
BR-RS|Rio Grande do Sul
BR-SC|Santa Catarina
BR-SE|Sergipe
BR-SP|São Paulo
BR-TO|Tocantins
BS-AK|Acklins
BS-BI|Bimini
BS-BP|Black Point
BS-BY|Berry Islands
BS-CE|Central Eleuthera
BS-CI|Cat Island
BS-CK|Crooked Island
BS-CO|Central Abaco
BS-CS|Central Andros
BS-EG|East Grand Bahama
BS-EX|Exuma
BS-FP|Freeport
BS-GC|Grand Cay
BS-HI|Harbour Island
BS-HT|Hope Town
BS-IN|Inagua|IT IS GOING
BS-LI|Long Island
BS-MC|Mangrove Cay
BS-MG|Mayaguana
BS-MI|Moore's Island
BS-NE|North Eleuthera
BS-NO|North Abaco
BS-NP|New Providence
BS-NS|North Andros
BS-RC|Rum Cay
BS-RI|Ragged Island
BS-SA|South Andros
BS-SE|South Eleuthera
BS-SO|South Abaco
BS-SS|San Salvador Island
BS-SW|Spanish Wells
BS-WG|West Grand Bahama
BT-11|Paro
BT-12|Chukha
BT-13|Haa
BT-14|Samtse
BT-15|Thimphu
BT-21|Tsirang
BT-22|Dagana
BT-23|Punakha
BT-24|Wangdue Phodrang
BT-31|Sarpang
BT-32|Trongsa
BT-33|Bumthang
BT-34|Zhemgang
BT-41|Trashigang
BT-42|Mongar
BT-43|Pemagatshel
BT-44|Lhuntse
BT-45|Samdrup Jongkhar
BT-GA|Gasa
BT-TY|Trashi Yangtse
BW-CE|Central
BW-CH|Chobe
BW-FR|Francistown
BW-GA|Gaborone
BW-GH|Ghanzi|Pirm
BW-JW|Jwaneng
BW-KG|Kgalagadi
BW-KL|Kgatleng|In the world
BW-KW|Kweneng
BW-LO|Lobatse
BW-NE|North-East
BW-NW|North-West
BW-SE|South-East
BW-SO|Southern
BW-SP|Selibe Phikwe
BW-ST|Sowa Town
BY-BR|Brest|Брэст
BY-HM|Minsk|Мінск
BY-HO|Gomel|Гомель
BY-HR|Grodno|Гродна
BY-MA|Mogilev|Магілёў
BY-MI|Minsk|Мінск
BY-VI|Vitebsk|Віцебск
BZ-BZ|Belize
BZ-CY|Cayo
BZ-CZL|Corozal
BZ-OW|Orange Walk
BZ-SC|Stann Creek
BZ-TOL|Toledo
CA-AB|Alberta
CA-BC|British Columbia
CA-MB|Manitoba
CA-NB|New Brunswick
CA-NL|Newfoundland and Labrador
CA-NS|Nova Scotia|New Scotia
CA-NT|Northwest Territories
CA-NU|Nunavut
CA-ON|Ontario
CA-PE|Prince Edward Island
CA-QC|Quebec
CA-SK|Saskatchewan
CA-YT|Yukon
CD-BC|Kongo Central
CD-BU|Bas-Uélé
CD-EQ|Équateur
CD-HK|Haut-Katanga
CD-HL|Haut-Lomami
CD-HU|Haut-Uélé
CD-IT|Ituri
CD-KC|Kasaï Central
CD-KE|Kasaï Oriental
CD-KG|Kwango|Casse-casse
CD-KL|Kwilu
CD-KN|Kinshasa
CD-KS|Kasaï
CD-LO|Lomami
CD-LU|Lualaba|Kriednle
CD-MA|Maniema
CD-MN|Mai-Ndombe|Peut
CD-MO|Mongala
CD-NK|Nord-Kivu
CD-NU|Nord-Ubangi|Nord-Deren-Christ
CD-SA|Sankuru
CD-SK|Sud-Kivu
CD-SU|Sud-Ubangi|Mousse
CD-TA|Tanganyika
CD-TO|Tshopo
CD-TU|Tshuapa|Thuapa
CF-AC|Ouham
CF-BB|Bamingui-Bangoran|Bamingui-bangoran
CF-BGF|Bangui
CF-BK|Basse-Kotto|Basse-kotto
CF-HK|Haute-Kotto
CF-HM|Haut-Mbomou|Aujourd'hui-mbomou
CF-HS|Mambéré-Kadéï|Mugely-Kadéï
CF-KB|Nana-Grébizi
CF-KG|Kémo|note
CF-LB|Lobaye|Siffler
CF-MB|Mbomou
CF-MP|Ombella-M'Poko|Ombela-Mou-M'roko
CF-NM|Nana-Mambéré
CF-OP|Ouham-Pendé
CF-SE|Sangha-Mbaéré
CF-UK|Ouaka|Ouuaka
CF-VK|Vakaga|Seulement
CG-11|Bouenza
CG-12|Pool
CG-13|Sangha
CG-14|Plateaux
CG-15|Cuvette-Ouest
CG-16|Pointe-Noire
CG-2|Lékoumou|Chambre à coucher
CG-5|Kouilou
CG-7|Likouala
CG-8|Cuvette
CG-9|Niari|Quasi-partage
CG-BZV|Brazzaville
CH-AG|Aargau
CH-AI|Appenzell Innerrhoden
CH-AR|Appenzell Ausserrhoden
CH-BE|Bern
CH-BL|Basel-Land|Baselland
CH-BS|Basel-Stadt
CH-FR|Fribourg|Friborg
CH-GE|Geneva|Genf
CH-GL|Glarus
CH-GR|Graubünden
CH-JU|Jura
CH-LU|Lucerne|Luzerne
CH-NE|Neuchâtel
CH-NW|Nidwalden
CH-OW|Obwalden
CH-SG|St. Gallen
CH-SH|Schaffhausen
CH-SO|Solothurn
CH-SZ|Schwyz
CH-TG|Thurgau
CH-TI|Ticino
CH-UR|Uri
CH-VD|Vaud
CH-VS|Valais
CH-ZG|Zug
CH-ZH|Zürich
CI-AB|Abidjan
CI-BS|Bas-Sassandra
CI-CM|Comoé
CI-DN|Denguélé
CI-GD|Gôh-Djiboua
CI-LC|Lacs
CI-LG|Lagunes|Tombé en panne
CI-MG|Montagnes
CI-SM|Sassandra-Marahoué
CI-SV|Savanes
CI-VB|Vallée du Bandama
CI-WR|Woroba|Ver
CI-YM|Yamoussoukro
CI-ZZ|Zanzan
CL-AI|Aisén del General Carlos Ibañez del Campo
CL-AN|Antofagasta
CL-AP|Arica y Parinacota
CL-AR|La Araucanía
CL-AT|Atacama
CL-BI|Biobío
CL-CO|Coquimbo
CL-LI|Libertador General Bernardo O'Higgins|Liberador General Bernardo O'Higgins
CL-LL|Los Lagos
CL-LR|Los Ríos
CL-MA|Magallanes y de la Antártica Chilena
CL-ML|Maule
CL-NB|Ñuble
CL-RM|Región Metropolitana de Santiago
CL-TA|Tarapacá
CL-VS|Valparaíso
CM-AD|Adamawa
CM-CE|Centre
CM-EN|Far North|Grand Nord
CM-ES|East|Est
CM-LT|Littoral
CM-NO|North
CM-NW|Northwest|Nord-ouest
CM-OU|West|Ouest
CM-SU|South|Sud
CM-SW|Southwest|Sud-ouest
CN-AH|Anhui|安徽省
CN-BJ|Beijing|北京市
CN-CQ|Chongqing|重庆市
CN-FJ|Fujian|福建省
CN-GD|Guangdong|广东省
CN-GS|Gansu|甘肃省
CN-GX|Guangxi|广西壮族自治区
CN-GZ|Guizhou|贵州省
CN-HA|Henan|河南省
CN-HB|Hubei|湖北省
CN-HE|Hebei|河北省
CN-HI|Hainan|海南省
CN-HK|Hong Kong SAR|香港特别行政区
CN-HL|Heilongjiang|黑龙江省
CN-HN|Hunan|湖南省
CN-JL|Jilin|吉林省
CN-JS|Jiangsu|江苏省
CN-JX|Jiangxi|江西省
CN-LN|Liaoning|辽宁省
CN-MO|Macau SAR|澳门特别行政区
CN-NM|Inner Mongolia|内蒙古自治区
CN-NX|Ningxia|宁夏回族自治区
CN-QH|Qinghai|青海省
CN-SC|Sichuan|四川省
CN-SD|Shandong|山东省
CN-SH|Shanghai|上海市
CN-SN|Shaanxi|陕西省
CN-SX|Shanxi|山西省
CN-TJ|Tianjin|天津市
CN-TW|Taiwan|台湾
CN-XJ|Xinjiang|新疆维吾尔自治区
CN-XZ|Tibet|西藏自治区
CN-YN|Yunnan|云南省
CN-ZJ|Zhejiang|浙江省
CO-AMA|Amazonas
CO-ANT|Antioquia
CO-ARA|Arauca
CO-ATL|Atlántico|atlántico
CO-BOL|Bolívar
CO-BOY|Boyacá
CO-CAL|Caldas
CO-CAQ|Caquetá
CO-CAS|Casanare
CO-CAU|Cauca
CO-CES|Cesar|César
CO-CHO|Chocó
CO-COR|Córdoba
CO-CUN|Cundinamarca
CO-DC|Bogotá D.C.
CO-GUA|Guainía
CO-GUV|Guaviare
CO-HUI|Huila|Ruedas
CO-LAG|La Guajira
CO-MAG|Magdalena
CO-MET|Meta
CO-NAR|Nariño
CO-NSA|Norte de Santander
CO-PUT|Putumayo
CO-QUI|Quindío
CO-RIS|Risaralda
CO-SAN|Santander
CO-SAP|San Andrés, Providencia y Santa Catalina
CO-SUC|Sucre
CO-TOL|Tolima
CO-VAC|Valle del Cauca
CO-VAU|Vaupés
CO-VID|Vichada
CR-A|Alajuela
CR-C|Cartago
CR-G|Guanacaste
CR-H|Heredia
CR-L|Limón
CR-P|Puntarenas
CR-SJ|San José
CU-01|Pinar del Río
CU-03|Havana|la Habana
CU-04|Matanzas
CU-05|Villa Clara
CU-06|Cienfuegos
CU-07|Sancti Spíritus|Espíritu santo
CU-08|Ciego de Ávila
CU-09|Camagüey
CU-10|Las Tunas
CU-11|Holguín
CU-12|Granma
CU-13|Santiago de Cuba
CU-14|Guantánamo
CU-15|Artemisa
CU-16|Mayabeque
CU-99|Isla de la Juventud
CV-B|Barlavento Islands
CV-BR|Brava
CV-BV|Boa Vista
CV-CA|Santa Catarina
CV-CF|Santa Catarina do Fogo
CV-CR|Santa Cruz
CV-MA|Maio
CV-MO|Mosteiros
CV-PA|Paul
CV-PN|Porto Novo
CV-PR|Praia
CV-RB|Ribeira Brava
CV-RG|Ribeira Grande
CV-RS|Ribeira Grande de Santiago
CV-S|Sotavento Islands|Ilhas das Ilhas Sotavent
CV-SD|São Domingos
CV-SF|São Filipe
CV-SL|Sal
CV-SM|São Miguel
CV-SO|São Lourenço dos Órgãos
CV-SS|São Salvador do Mundo
CV-SV|São Vicente
CV-TA|Tarrafal
CV-TS|Tarrafal de São Nicolau
CY-01|Nicosia (Lefkoşa)|Λευκωσία (Λευκωσία)
CY-02|Limassol (Leymasun)|Λεουμασό (Leymasun)
CY-03|Larnaca (Larnaka)
CY-04|Famagusta (Mağusa)|Αμμάγκουστ (Αμμάγκουστε)
CY-05|Paphos (Pafos)|Paphos (PAFOS)
CY-06|Kyrenia (Keryneia)
CZ-10|Praha, Hlavní město
CZ-20|Středočeský kraj
CZ-201|Benešov
CZ-202|Beroun
CZ-203|Kladno
CZ-204|Kolín
CZ-205|Kutná Hora
CZ-206|Mělník
CZ-207|Mladá Boleslav
CZ-208|Nymburk
CZ-209|Praha-východ
CZ-20A|Praha-západ
CZ-20B|Příbram
CZ-20C|Rakovník
CZ-31|Jihočeský kraj
CZ-311|České Budějovice
CZ-312|Český Krumlov
CZ-313|Jindřichův Hradec
CZ-314|Písek
CZ-315|Prachatice
CZ-316|Strakonice
CZ-317|Tábor
CZ-32|Plzeňský kraj
CZ-321|Domažlice
CZ-322|Klatovy
CZ-323|Plzeň-město
CZ-324|Plzeň-jih
CZ-325|Plzeň-sever
CZ-326|Rokycany
CZ-327|Tachov
CZ-41|Karlovarský kraj
CZ-411|Cheb
CZ-412|Karlovy Vary
CZ-413|Sokolov
CZ-42|Ústecký kraj
CZ-421|Děčín
CZ-422|Chomutov
CZ-423|Litoměřice
CZ-424|Louny
CZ-425|Most|Většina
CZ-426|Teplice
CZ-427|Ústí nad Labem
CZ-51|Liberecký kraj
CZ-511|Česká Lípa
CZ-512|Jablonec nad Nisou
CZ-513|Liberec
CZ-514|Semily
CZ-52|Královéhradecký kraj
CZ-521|Hradec Králové
CZ-522|Jičín
CZ-523|Náchod
CZ-524|Rychnov nad Kněžnou
CZ-525|Trutnov
CZ-53|Pardubický kraj
CZ-531|Chrudim
CZ-532|Pardubice
CZ-533|Svitavy
CZ-534|Ústí nad Orlicí
CZ-63|Kraj Vysočina
CZ-631|Havlíčkův Brod
CZ-632|Jihlava
CZ-633|Pelhřimov
CZ-634|Třebíč
CZ-635|Žďár nad Sázavou
CZ-64|Jihomoravský kraj
CZ-641|Blansko
CZ-642|Brno-město
CZ-643|Brno-venkov|BRNO -VENKOV
CZ-644|Břeclav
CZ-645|Hodonín
CZ-646|Vyškov
CZ-647|Znojmo
CZ-71|Olomoucký kraj
CZ-711|Jeseník
CZ-712|Olomouc
CZ-713|Prostějov
CZ-714|Přerov
CZ-715|Šumperk
CZ-72|Zlínský kraj
CZ-721|Kroměříž
CZ-722|Uherské Hradiště
CZ-723|Vsetín
CZ-724|Zlín
CZ-80|Moravskoslezský kraj
CZ-801|Bruntál
CZ-802|Frýdek-Místek
CZ-803|Karviná
CZ-804|Nový Jičín
CZ-805|Opava
CZ-806|Ostrava-město
DE-BB|Brandenburg
DE-BE|Berlin
DE-BW|Baden-Württemberg
DE-BY|Bavaria|Bayern
DE-HB|Bremen
DE-HE|Hessen
DE-HH|Hamburg
DE-MV|Mecklenburg-Vorpommern
DE-NI|Lower Saxony|Niedersachsen
DE-NW|North Rhine-Westphalia|Nordrhein-Westfalen
DE-RP|Rhineland-Palatinate|Rheinland-Pfalz
DE-SH|Schleswig-Holstein
DE-SL|Saarland
DE-SN|Saxony|Sachsen
DE-ST|Saxony-Anhalt|Sachsen-Anhalt
DE-TH|Thuringia|Thüringen
DJ-AR|Arta|Art
DJ-AS|Ali Sabieh|Autrement l'a trouvé
DJ-DI|Dikhil
DJ-DJ|Djibouti
DJ-OB|Obock|Obosek
DJ-TA|Tadjourah|Tadamand
DK-81|North Denmark|North Danmark
DK-82|Central Denmark|Central Danmark
DK-83|Southern Denmark|Sydlige Danmark
DK-84|Denmark|Danmark
DK-85|Zealand
DM-02|Saint Andrew
DM-03|Saint David
DM-04|Saint George
DM-05|Saint John
DM-06|Saint Joseph
DM-07|Saint Luke
DM-08|Saint Mark
DM-09|Saint Patrick
DM-10|Saint Paul
DM-11|Saint Peter
DO-01|Distrito Nacional
DO-02|Azua
DO-03|Baoruco
DO-04|Barahona
DO-05|Dajabón
DO-06|Duarte
DO-07|Elías Piña
DO-08|El Seibo
DO-09|Espaillat
DO-10|Independencia
DO-11|La Altagracia
DO-12|La Romana
DO-13|La Vega
DO-14|María Trinidad Sánchez
DO-15|Monte Cristi
DO-16|Pedernales
DO-17|Peravia
DO-18|Puerto Plata
DO-19|Hermanas Mirabal
DO-20|Samaná
DO-21|San Cristóbal
DO-22|San Juan
DO-23|San Pedro de Macorís
DO-24|Sánchez Ramírez
DO-25|Santiago
DO-26|Santiago Rodríguez
DO-27|Valverde
DO-28|Monseñor Nouel
DO-29|Monte Plata
DO-30|Hato Mayor
DO-31|San José de Ocoa
DO-32|Santo Domingo
DO-33|Cibao Nordeste
DO-34|Cibao Noroeste
DO-35|Cibao Norte
DO-36|Cibao Sur
DO-37|El Valle
DO-38|Enriquillo
DO-39|Higuamo
DO-40|Ozama
DO-41|Valdesia
DO-42|Yuma
DZ-01|Adrar|أدرار
DZ-02|Chlef|الشلف
DZ-03|Laghouat|الأغواط
DZ-04|Oum El Bouaghi|أم البواقي
DZ-05|Batna|باتنة
DZ-06|Béjaïa|بجاية
DZ-07|Biskra|بسكرة
DZ-08|Béchar|بشار
DZ-09|Blida|البليدة
DZ-10|Bouïra|بويرة
DZ-11|Tamanghasset|تمنغست
DZ-12|Tébessa|تبسة
DZ-13|Tlemcen|تلمسان
DZ-14|Tiaret|تيارت
DZ-15|Tizi Ouzou|تيزي وزو
DZ-16|Algiers|الجزائر
DZ-17|Djelfa|الجلفة
DZ-18|Jijel|جيجل
DZ-19|Sétif|سطيف
DZ-20|Saïda|صيدا
DZ-21|Skikda|سكيكدة
DZ-22|Sidi Bel Abbès|سيدي بلعباس
DZ-23|Annaba|عنابة
DZ-24|Guelma|قالمة
DZ-25|Constantine|قسطنطين
DZ-26|Médéa|ميديا
DZ-27|Mostaganem|مستغانم
DZ-28|M'Sila|مسيلة
DZ-29|Mascara|ماسكارا
DZ-30|Ouargla|ورقلة
DZ-31|Oran|وهران
DZ-32|El Bayadh|البيض
DZ-33|Illizi|إليزي
DZ-34|Bordj Bou Arréridj|برج بوعريريج
DZ-35|Boumerdès|بومرداس
DZ-36|El Tarf|الطارف
DZ-37|Tindouf|تندوف
DZ-38|Tissemsilt|تيسمسيلت
DZ-39|El Oued|الواد
DZ-40|Khenchela|خنشلة
DZ-41|Souk Ahras|سوق أهراس
DZ-42|Tipasa|تيبازة
DZ-43|Mila|ميلا
DZ-44|Aïn Defla|عين الدفلى
DZ-45|Naama|نعمة
DZ-46|Aïn Témouchent|عين تموشنت
DZ-47|Ghardaïa|غرداية
DZ-48|Relizane|غليزان
DZ-49|El M'ghair|المغير
DZ-50|El Menia|المنيا
DZ-51|Ouled Djellal|أولاد جلال
DZ-52|Bordj Baji Mokhtar|برج باجي مختار
DZ-53|Béni Abbès|بني عباس
DZ-54|Timimoun|تيميمون
DZ-55|Touggourt|تقرت
DZ-56|Djanet|جانت
DZ-57|In Salah|في صلاح
DZ-58|In Guezzam|في قزام
EC-A|Azuay
EC-B|Bolívar
EC-C|Carchi
EC-D|Orellana
EC-E|Esmeraldas
EC-F|Cañar
EC-G|Guayas
EC-H|Chimborazo
EC-I|Imbabura
EC-L|Loja|Almacenar
EC-M|Manabí
EC-N|Napo|NAPO
EC-O|El Oro
EC-P|Pichincha
EC-R|Los Ríos
EC-S|Morona-Santiago
EC-SD|Santo Domingo de los Tsáchilas
EC-SE|Santa Elena
EC-T|Tungurahua
EC-U|Sucumbíos
EC-W|Galápagos
EC-X|Cotopaxi
EC-Y|Pastaza
EC-Z|Zamora Chinchipe
EE-130|Alutaguse
EE-141|Anija
EE-142|Antsla
EE-171|Elva
EE-184|Haapsalu
EE-191|Haljala
EE-198|Harku
EE-205|Hiiumaa
EE-214|Häädemeeste
EE-245|Joelähtme
EE-247|Jõgeva
EE-251|Jõhvi
EE-255|Järva
EE-272|Kadrina
EE-283|Kambja
EE-284|Kanepi
EE-291|Kastre
EE-293|Kehtna
EE-296|Keila
EE-303|Kihnu
EE-305|Kiili
EE-317|Kohila
EE-321|Kohtla-Järve
EE-338|Kose
EE-353|Kuusalu
EE-37|Harju
EE-39|Hiiu
EE-424|Loksa
EE-430|Lääne-Harju
EE-431|Lääneranna
EE-432|Luunja
EE-441|Lääne-Nigula
EE-442|Lüganuse
EE-446|Maardu
EE-45|Ida-Viru
EE-478|Muhu
EE-480|Mulgi
EE-486|Mustvee
EE-50|Jõgeva
EE-503|Märjamaa
EE-511|Narva
EE-514|Narva-Jõesuu
EE-52|Järva
EE-528|Noo
EE-557|Otepää
EE-56|Lääne
EE-567|Paide
EE-586|Peipsiääre
EE-60|Lääne-Viru
EE-615|Põhja-Sakala
EE-618|Poltsamaa
EE-622|Põlva
EE-624|Pärnu
EE-638|Põhja-Pärnu
EE-64|Põlva
EE-651|Raasiku
EE-653|Rae
EE-661|Rakvere
EE-663|Rakvere
EE-668|Rapla
EE-68|Pärnu
EE-689|Ruhnu
EE-698|Rõuge
EE-708|Räpina
EE-71|Rapla
EE-712|Saarde
EE-714|Saaremaa
EE-719|Saku
EE-726|Saue
EE-732|Setomaa
EE-735|Sillamäe
EE-74|Saare
EE-784|Tallinn
EE-79|Tartu
EE-792|Tapa
EE-793|Tartu
EE-796|Tartu
EE-803|Toila
EE-809|Tori
EE-81|Valga
EE-824|Tõrva
EE-834|Türi
EE-84|Viljandi
EE-855|Valga
EE-87|Võru
EE-890|Viimsi
EE-897|Viljandi
EE-899|Viljandi
EE-901|Vinni
EE-903|Viru-Nigula
EE-907|Vormsi
EE-917|Võru
EE-919|Võru
EE-928|Väike-Maarja
EG-ALX|Alexandria|الإسكندرية
EG-ASN|Aswan|أسوان
EG-AST|Asyut|أسيوط
EG-BA|Red Sea|البحر الأحمر
EG-BH|Beheira|البحيرة
EG-BNS|Beni Suef|بني سويف
EG-C|Cairo|القاهرة
EG-DK|Dakahlia|الدقهلية
EG-DT|Damietta|دمياط
EG-FYM|Faiyum|الفيوم
EG-GH|Gharbia|الغربية
EG-GZ|Giza|الجيزة
EG-IS|Ismailia|الإسماعيلية
EG-JS|South Sinai|جنوب سيناء
EG-KB|Qalyubia|القليوبية
EG-KFS|Kafr El-Sheikh|كفر الشيخ
EG-KN|Qena|قنا
EG-LX|Luxor|الأقصر
EG-MN|Minya|المنيا
EG-MNF|Monufia|المنوفية
EG-MT|Matrouh|مطروح
EG-PTS|Port Said|بورسعيد
EG-SHG|Sohag|سوهاج
EG-SHR|Sharqia|الشرقية
EG-SIN|North Sinai|شمال سيناء
EG-SUZ|Suez|السويس
EG-WAD|New Valley|الوادي الجديد
ER-AN|Anseba|ኣንሰባ
ER-DK|Southern Red Sea|ደቡባዊ ቀይሕ ባሕሪ
ER-DU|Debub|ዲቡብ .
ER-GB|Gash-Barka|ጋሽ-እንቋዕ ደሓን መጻእኩም
ER-MA|Maekel|ጉሓት
ER-SK|Northern Red Sea|ሰሜናዊ ቀይሕ ባሕሪ
ES-A|Alicante
ES-AB|Albacete
ES-AL|Almeria
ES-AN|Andalusia|Andalucía
ES-AR|Aragon|Aragón
ES-AS|Asturias, Principality of|Principado de Asturias
ES-AV|Ávila
ES-B|Barcelona
ES-BA|Badajoz
ES-BI|Bizkaia
ES-BU|Burgos
ES-C|A Coruña
ES-CA|Cádiz
ES-CB|Cantabria
ES-CC|Caceres|Cáceres
ES-CE|Ceuta
ES-CL|Castile and Leon
ES-CM|Castilla-La Mancha
ES-CN|Canary Islands|Canarias
ES-CO|Córdoba
ES-CR|Ciudad Real
ES-CS|Castellón
ES-CT|Catalonia|Cataluña
ES-CU|Cuenca
ES-EX|Estremadura|Extremo
ES-GA|Galicia
ES-GC|Las Palmas
ES-GI|Girona
ES-GR|Granada
ES-GU|Guadalajara
ES-H|Huelva
ES-HU|Huesca
ES-IB|Balearic Islands|Islas Baleares
ES-J|Jaén
ES-L|Lleida
ES-LE|León
ES-LO|La Rioja
ES-LU|Lugo
ES-M|Madrid
ES-MA|Málaga
ES-MC|Region of Murcia|Región de Murcia
ES-MD|Community of Madrid|Comunidad de Madrid
ES-ML|Melilla
ES-MU|Murcia
ES-NA|Navarra
ES-NC|Navarre|Navarra
ES-O|Asturias
ES-OR|Ourense|Nuestro
ES-P|Palencia
ES-PM|Islas Baleares
ES-PO|Pontevedra
ES-PV|Basque Country|País vasco
ES-RI|La Rioja
ES-S|Cantabria|Furtivo
ES-SA|Salamanca
ES-SE|Sevilla
ES-SG|Segovia
ES-SO|Soria
ES-SS|Gipuzkoa
ES-T|Tarragona
ES-TE|Teruel
ES-TF|Santa Cruz de Tenerife
ES-TO|Toledo
ES-V|Valencia
ES-VA|Valladolid
ES-VC|Valencian Community|Comunidad valenciana
ES-VI|Araba|Auto
ES-Z|Zaragoza
ES-ZA|Zamora
ET-AA|Addis Ababa|አዲስ አበባ
ET-AF|Afar|አፋር
ET-AM|Amhara|አማራ
ET-BE|Benishangul-Gumuz|ቤኒሻል-ጉሙዝ
ET-DD|Dire Dawa|አዝናኝ
ET-GA|Gambela|ጋምቤላ
ET-HA|Harari|ሐረሪ
ET-OR|Oromia|ኦሮሚያ
ET-SI|Sidama|ሲዳማ
ET-SN|Southern Nations, Nationalities, and Peoples|ደቡብ ብሔር ብሔረሰቦችና ሕዝቦች
ET-SO|Somali|ሶማሌ
ET-SW|Southwest Ethiopia Peoples|ደቡብ ምዕራብ የኢትዮጵያ ሕዝቦች
ET-TI|Tigray|ክልል ትግራይ
FI-02|South Karelia
FI-03|Southern Ostrobothnia|Etelä -Ostrobothnia
FI-04|Southern Savonia|Etelä -Savonia
FI-05|Kainuu
FI-06|Tavastia Proper
FI-07|Central Ostrobothnia|Keskeinen ostrobothnia
FI-08|Central Finland|Suomen keskus
FI-09|Kymenlaakso
FI-10|Lapland|Lapa
FI-11|Pirkanmaa
FI-12|Ostrobothnia
FI-13|North Karelia|Pohjois -Karelia
FI-14|Northern Ostrobothnia|Pohjois -Ostrobothnia
FI-15|Northern Savonia|Pohjois -Savonia
FI-16|Päijänne Tavastia
FI-17|Satakunta
FI-18|Uusimaa
FI-19|Finland Proper|Suomi
FJ-01|Ba
FJ-02|Bua
FJ-03|Cakaudrove
FJ-04|Kadavu
FJ-05|Lau
FJ-06|Lomaiviti
FJ-07|Macuata|Mute
FJ-08|Nadroga-Navosa|Grahoga-navos
FJ-09|Naitasiri|I have it
FJ-10|Namosi|Nomis
FJ-11|Ra
FJ-12|Rewa
FJ-13|Serua
FJ-14|Tailevu|Tailev
FJ-C|Central
FJ-E|Eastern
FJ-N|Northern
FJ-R|Rotuma|Rotum
FJ-W|Western
FM-KSA|Kosrae
FM-PNI|Pohnpei
FM-TRK|Chuuk
FM-YAP|Yap
FO-EY|Eysturoy
FO-NO|Northern Isles
FO-SA|Sandoy
FO-ST|Streymoy
FO-SU|Suðuroy
FO-VA|Vágar
FR-01|Ain
FR-02|Aisne
FR-03|Allier
FR-04|Alpes-de-Haute-Provence
FR-05|Hautes-Alpes
FR-06|Alpes-Maritimes
FR-07|Ardèche
FR-08|Ardennes
FR-09|Ariège
FR-10|Aube
FR-11|Aude
FR-12|Aveyron
FR-13|Bouches-du-Rhône
FR-14|Calvados
FR-15|Cantal
FR-16|Charente
FR-17|Charente-Maritime
FR-18|Cher
FR-19|Corrèze
FR-20R|Corse
FR-21|Côte-d'Or
FR-22|Côtes-d'Armor
FR-23|Creuse
FR-24|Dordogne
FR-25|Doubs
FR-26|Drôme
FR-27|Eure
FR-28|Eure-et-Loir
FR-29|Finistère
FR-2A|Corse-du-Sud
FR-2B|Haute-Corse
FR-30|Gard
FR-31|Haute-Garonne
FR-32|Gers
FR-33|Gironde
FR-34|Hérault
FR-35|Ille-et-Vilaine
FR-36|Indre
FR-37|Indre-et-Loire
FR-38|Isère
FR-39|Jura
FR-40|Landes
FR-41|Loir-et-Cher
FR-42|Loire
FR-43|Haute-Loire
FR-44|Loire-Atlantique
FR-45|Loiret
FR-46|Lot
FR-47|Lot-et-Garonne
FR-48|Lozère
FR-49|Maine-et-Loire
FR-50|Manche
FR-51|Marne
FR-52|Haute-Marne
FR-53|Mayenne
FR-54|Meurthe-et-Moselle
FR-55|Meuse
FR-56|Morbihan
FR-57|Moselle
FR-58|Nièvre
FR-59|Nord
FR-60|Oise
FR-61|Orne
FR-62|Pas-de-Calais
FR-63|Puy-de-Dôme
FR-64|Pyrénées-Atlantiques
FR-65|Hautes-Pyrénées
FR-66|Pyrénées-Orientales
FR-67|Bas-Rhin
FR-68|Haut-Rhin
FR-69|Rhône
FR-69M|Métropole de Lyon
FR-6AE|Alsace
FR-70|Haute-Saône
FR-71|Saône-et-Loire
FR-72|Sarthe
FR-73|Savoie
FR-74|Haute-Savoie
FR-75C|Paris
FR-76|Seine-Maritime
FR-77|Seine-et-Marne
FR-78|Yvelines
FR-79|Deux-Sèvres
FR-80|Somme
FR-81|Tarn
FR-82|Tarn-et-Garonne
FR-83|Var
FR-84|Vaucluse
FR-85|Vendée
FR-86|Vienne
FR-87|Haute-Vienne
FR-88|Vosges
FR-89|Yonne
FR-90|Territoire de Belfort
FR-91|Essonne
FR-92|Hauts-de-Seine
FR-93|Seine-Saint-Denis
FR-94|Val-de-Marne
FR-95|Val-d'Oise
FR-971|Guadeloupe
FR-972|Martinique
FR-973|French Guiana|Guyane
FR-974|La Réunion
FR-976|Mayotte
FR-ARA|Auvergne-Rhône-Alpes
FR-BFC|Bourgogne-Franche-Comté
FR-BL|Saint-Barthélemy
FR-BRE|Bretagne
FR-CP|Clipperton
FR-CVL|Centre-Val de Loire
FR-GES|Grand-Est
FR-HDF|Hauts-de-France
FR-IDF|Île-de-France
FR-MF|Saint-Martin
FR-NAQ|Nouvelle-Aquitaine
FR-NC|Nouvelle-Calédonie
FR-NOR|Normandie
FR-OCC|Occitanie
FR-PAC|Provence-Alpes-Côte-d’Azur
FR-PDL|Pays-de-la-Loire
FR-PF|French Polynesia|Polynésie française
FR-PM|Saint Pierre and Miquelon
FR-TF|French Southern and Antarctic Lands|Terres du sud et de l'Antarctique français
FR-WF|Wallis and Futuna|Wallis et Futuna
GA-1|Estuaire
GA-2|Haut-Ogooué
GA-3|Moyen-Ogooué
GA-4|Ngounié
GA-5|Nyanga|Lune
GA-6|Ogooué-Ivindo
GA-7|Ogooué-Lolo|Ogooué-lolo
GA-8|Ogooué-Maritime
GA-9|Woleu-Ntem
GB-ABC|Armagh, Banbridge and Craigavon
GB-ABD|Aberdeenshire
GB-ABE|Aberdeen
GB-AGB|Argyll and Bute
GB-AGY|Isle of Anglesey
GB-AND|Ards and North Down
GB-ANN|Antrim and Newtownabbey
GB-ANS|Angus
GB-BAS|Bath and North East Somerset
GB-BBD|Blackburn with Darwen
GB-BCP|Bournemouth, Christchurch and Poole
GB-BDF|Bedford
GB-BDG|Barking and Dagenham
GB-BEN|Brent
GB-BEX|Bexley
GB-BFS|Belfast
GB-BGE|Bridgend
GB-BGW|Blaenau Gwent
GB-BIR|Birmingham
GB-BKM|Buckinghamshire
GB-BNE|Barnet
GB-BNH|Brighton and Hove
GB-BNS|Barnsley
GB-BOL|Bolton
GB-BPL|Blackpool
GB-BRC|Bracknell Forest
GB-BRD|Bradford
GB-BRY|Bromley
GB-BST|Bristol
GB-BUR|Bury
GB-CAM|Cambridgeshire
GB-CAY|Caerphilly
GB-CBF|Central Bedfordshire
GB-CCG|Causeway Coast and Glens
GB-CGN|Ceredigion
GB-CHE|Cheshire East
GB-CHW|Cheshire West and Chester
GB-CLD|Calderdale
GB-CLK|Clackmannanshire
GB-CMA|Cumbria
GB-CMD|Camden
GB-CMN|Carmarthenshire
GB-CON|Cornwall
GB-COV|Coventry
GB-CRF|Cardiff
GB-CRY|Croydon
GB-CWY|Conwy
GB-DAL|Darlington
GB-DBY|Derbyshire
GB-DEN|Denbighshire
GB-DER|Derby
GB-DEV|Devon
GB-DGY|Dumfries and Galloway
GB-DNC|Doncaster
GB-DND|Dundee
GB-DOR|Dorset
GB-DRS|Derry City and Strabane
GB-DUD|Dudley
GB-DUR|Durham
GB-EAL|Ealing
GB-EAY|East Ayrshire
GB-EDH|Edinburgh
GB-EDU|East Dunbartonshire
GB-ELN|East Lothian
GB-ELS|Outer Hebrides
GB-ENF|Enfield
GB-ENG|England
GB-ERW|East Renfrewshire
GB-ERY|East Riding of Yorkshire
GB-ESS|Essex
GB-ESX|East Sussex
GB-FAL|Falkirk
GB-FIF|Fife
GB-FLN|Flintshire
GB-FMO|Fermanagh and Omagh
GB-GAT|Gateshead
GB-GLG|Glasgow
GB-GLS|Gloucestershire
GB-GRE|Greenwich
GB-GWN|Gwynedd
GB-HAL|Halton|Stop
GB-HAM|Hampshire
GB-HAV|Havering|Gardening
GB-HCK|Hackney
GB-HEF|Herefordshire
GB-HIL|Hillingdon
GB-HLD|Highland
GB-HMF|Hammersmith and Fulham
GB-HNS|Hounslow
GB-HPL|Hartlepool
GB-HRT|Hertfordshire
GB-HRW|Harrow
GB-HRY|Haringey
GB-IOS|Isles of Scilly
GB-IOW|Isle of Wight
GB-ISL|Islington
GB-IVC|Inverclyde
GB-KEC|Kensington and Chelsea
GB-KEN|Kent
GB-KHL|City of Kingston upon Hull
GB-KIR|Kirklees
GB-KTT|Kingston upon Thames
GB-KWL|Knowsley
GB-LAN|Lancashire
GB-LBC|Lisburn and Castlereagh
GB-LBH|Lambeth
GB-LCE|Leicester
GB-LDS|Leeds
GB-LEC|Leicestershire
GB-LEW|Lewisham
GB-LIN|Lincolnshire
GB-LIV|Liverpool
GB-LND|London
GB-LUT|Luton
GB-MAN|Manchester
GB-MDB|Middlesbrough
GB-MDW|Medway
GB-MEA|Mid and East Antrim
GB-MIK|Milton Keynes
GB-MLN|Midlothian
GB-MON|Monmouthshire
GB-MRT|Merton
GB-MRY|Moray
GB-MTY|Merthyr Tydfil
GB-MUL|Mid Ulster
GB-NAY|North Ayrshire
GB-NBL|Northumberland
GB-NEL|North East Lincolnshire
GB-NET|Newcastle upon Tyne
GB-NFK|Norfolk
GB-NGM|Nottingham
GB-NIR|Northern Ireland
GB-NLK|North Lanarkshire
GB-NLN|North Lincolnshire
GB-NMD|Newry, Mourne and Down
GB-NNH|North Northamptonshire
GB-NSM|North Somerset
GB-NTL|Neath Port Talbot
GB-NTT|Nottinghamshire
GB-NTY|North Tyneside
GB-NWM|Newham
GB-NWP|Newport
GB-NYK|North Yorkshire
GB-OLD|Oldham
GB-ORK|Orkney Islands
GB-OXF|Oxfordshire
GB-PEM|Pembrokeshire
GB-PKN|Perth and Kinross
GB-PLY|Plymouth
GB-POR|Portsmouth
GB-POW|Powys
GB-PTE|Peterborough
GB-RCC|Redcar and Cleveland
GB-RCH|Rochdale|Roughly
GB-RCT|Rhondda Cynon Taf
GB-RDB|Redbridge
GB-RDG|Reading
GB-RFW|Renfrewshire
GB-RIC|Richmond upon Thames
GB-ROT|Rotherham
GB-RUT|Rutland
GB-SAW|Sandwell
GB-SAY|South Ayrshire
GB-SCB|Scottish Borders
GB-SCT|Scotland
GB-SFK|Suffolk
GB-SFT|Sefton
GB-SGC|South Gloucestershire
GB-SHF|Sheffield
GB-SHN|St Helens
GB-SHR|Shropshire
GB-SKP|Stockport
GB-SLF|Salford
GB-SLG|Slough
GB-SLK|South Lanarkshire
GB-SND|Sunderland
GB-SOL|Solihull
GB-SOM|Somerset
GB-SOS|Southend-on-Sea
GB-SRY|Surrey
GB-STE|Stoke-on-Trent
GB-STG|Stirling
GB-STH|City of Southampton
GB-STN|Sutton|Suton
GB-STS|Staffordshire
GB-STT|Stockton-on-Tees
GB-STY|South Tyneside
GB-SWA|Swansea
GB-SWD|Swindon
GB-SWK|Southwark
GB-TAM|Tameside
GB-TFW|Telford and Wrekin
GB-THR|Thurrock
GB-TOB|Torbay
GB-TOF|Torfaen
GB-TRF|Trafford
GB-TWH|Tower Hamlets
GB-VGL|Vale of Glamorgan
GB-WAR|Warwickshire
GB-WBK|West Berkshire
GB-WDU|West Dunbartonshire
GB-WFT|Waltham Forest
GB-WGN|Wigan
GB-WIL|Wiltshire
GB-WKF|Wakefield
GB-WLL|Walsall
GB-WLN|West Lothian
GB-WLS|Wales
GB-WLV|Wolverhampton
GB-WND|Wandsworth
GB-WNH|West Northamptonshire
GB-WNM|Windsor and Maidenhead
GB-WOK|Wokingham
GB-WOR|Worcestershire
GB-WRL|Wirral
GB-WRT|Warrington
GB-WRX|Wrexham
GB-WSM|Westminster
GB-WSX|West Sussex
GB-YOR|York
GB-ZET|Shetland Islands
GD-01|Saint Andrew
GD-02|Saint David
GD-03|Saint George
GD-04|Saint John
GD-05|Saint Mark
GD-06|Saint Patrick
GD-10|Carriacou
GE-AB|Abkhazia|აფხაზეთი
GE-AJ|Adjara|აჭარა
GE-GU|Guria|გურია
GE-IM|Imereti|იმერეთი
GE-KA|Kakheti|კახეთი
GE-KK|Kvemo Kartli|ქვემო ქართლი
GE-MM|Mtskheta-Mtianeti|მცხეთა-მთიანეთი
GE-RL|Racha-Lechkhumi and Kvemo Svaneti|რაჭა-ლეჩხუმი და ქვემო სვანეთი
GE-SJ|Samtskhe-Javakheti|სამცხე-ჯავახეთი
GE-SK|Shida Kartli|შიდა ქართლი
GE-SZ|Samegrelo-Zemo Svaneti|სამეგრელო-ზემო სვანეთი
GE-TB|Tbilisi|თბილის
GG-01|Castel
GG-02|Forest
GG-03|St Andrew
GG-04|Alderney
GG-05|St Martin
GG-06|St Peter Port
GG-07|Sark
GG-08|St Pierre du Bois
GG-09|St Sampson
GG-10|St Saviour
GG-11|Torteval
GG-12|Vale
GH-AA|Greater Accra
GH-AF|Ahafo
GH-AH|Ashanti
GH-BE|Bono East
GH-BO|Bono
GH-CP|Central
GH-EP|Eastern
GH-NE|North East
GH-NP|Northern
GH-OT|Oti|Completed
GH-SV|Savannah
GH-TV|Volta
GH-UE|Upper East
GH-UW|Upper West
GH-WN|Western North
GH-WP|Western
GL-AV|Avannaata
GL-KU|Kujalleq
GL-QE|Qeqqata
GL-QT|Qeqertalik
GL-SM|Sermersooq
GM-B|Banjul
GM-L|Lower River
GM-M|Central River
GM-N|North Bank
GM-U|Upper River
GM-W|West Coast
GN-B|Boké
GN-BE|Beyla|Wedla
GN-BF|Boffa|Lampe
GN-BK|Boké
GN-C|Conakry
GN-CO|Coyah
GN-D|Kindia
GN-DB|Dabola|Dabole
GN-DI|Dinguiraye
GN-DL|Dalaba|Délinquant
GN-DU|Dubréka|Surnommer
GN-F|Faranah
GN-FA|Faranah
GN-FO|Forécariah|Florécariah
GN-FR|Fria|Gratuit
GN-GA|Gaoual
GN-GU|Guéckédou|Guidyou
GN-K|Kankan|Non
GN-KA|Kankan|Non
GN-KB|Koubia
GN-KD|Kindia
GN-KE|Kérouané|Bronzé
GN-KN|Koundara
GN-KO|Kouroussa
GN-KS|Kissidougou
GN-L|Labé
GN-LA|Labé
GN-LE|Lélouma
GN-LO|Lola
GN-M|Mamou|Maman
GN-MC|Macenta|Sa mélodie
GN-MD|Mandiana
GN-ML|Mali
GN-MM|Mamou|Maman
GN-N|Nzérékoré|Nzérékor
GN-NZ|Nzérékoré|Nzérékor
GN-PI|Pita
GN-SI|Siguiri
GN-TE|Télimélé|Bord d'hiver
GN-TO|Tougué
GN-YO|Yomou
GP-01|Basse-Terre
GP-02|Pointe-à-Pitre
GQ-AN|Annobón
GQ-BN|Bioko Norte|Bioko norte
GQ-BS|Bioko Sur|Bioko sur
GQ-C|Río Muni
GQ-CS|Centro Sur
GQ-DJ|Djibloho
GQ-I|Insular
GQ-KN|Kié-Ntem|A quien hice
GQ-LI|Litoral|Costero
GQ-WN|Wele-Nzas|Wele-nza
GR-13|Achaea|Αχαΐα
GR-A|East Macedonia and Thrace|Ανατολική Μακεδονία και Θράκη
GR-A2|East Attica|Ανατολική Αττική
GR-B|Central Macedonia|Κεντρική Μακεδονία
GR-C|West Macedonia|Δυτική Μακεδονία
GR-D|Epirus|Ήπειρος
GR-E|Thessaly|Θεσσαλία
GR-F|Ionian Islands|Επτάνησα
GR-G|West Greece|Δυτική Ελλάδα
GR-H|Central Greece|Κεντρική Ελλάδα
GR-I|Attica|Αττική
GR-J|Peloponnese|Πελοπόννησος
GR-K|North Aegean|Βόρειο Αιγαίο
GR-L|South Aegean|Νότιο Αιγαίο
GR-M|Crete|Κρήτη
GT-01|Guatemala
GT-02|El Progreso
GT-03|Sacatepéquez
GT-04|Chimaltenango
GT-05|Escuintla
GT-06|Santa Rosa
GT-07|Sololá
GT-08|Totonicapán
GT-09|Quetzaltenango
GT-10|Suchitepéquez
GT-11|Retalhuleu
GT-12|San Marcos
GT-13|Huehuetenango
GT-14|Quiché
GT-15|Baja Verapaz
GT-16|Alta Verapaz
GT-17|Petén
GT-18|Izabal
GT-19|Zacapa
GT-20|Chiquimula
GT-21|Jalapa
GT-22|Jutiapa
GU-01|Agana Heights
GU-02|Asan-Maina
GU-03|Barrigada
GU-04|Chalan Pago-Ordot|Boy Pago-Cordot
GU-05|Dededo
GU-06|Hågat
GU-07|Umatac (Humåtak)
GU-08|Inarajan (Inalåhan)|Inrajan (Inalåhan)
GU-09|Merizo (Malesso)
GU-10|Mangilao
GU-11|Mongmong-Toto-Maite
GU-12|Hagåtña|snail
GU-13|Piti|Kept
GU-14|Santa Rita (Sånta Rita-Sumai)
GU-15|Sinajana
GU-16|Talofofo (Talo'fo'fo)|Tapeable (Shots'fos)
GU-17|Tamuning
GU-18|Yigo
GU-19|Yona
GW-BA|Bafatá
GW-BL|Bolama|Garoto
GW-BM|Biombo
GW-BS|Bissau
GW-CA|Cacheu|Cache
GW-GA|Gabú
GW-L|Leste
GW-N|Norte
GW-OI|Oio
GW-QU|Quinara
GW-S|Sul|No
GW-TO|Tombali
GY-BA|Barima-Waini
GY-CU|Cuyuni-Mazaruni|The Cunyi-Pieces
GY-DE|Demerara-Mahaica
GY-EB|East Berbice-Corentyne
GY-ES|Essequibo Islands-West Demerara|Overcome Islands-West Demerara
GY-MA|Mahaica-Berbice
GY-PM|Pomeroon-Supenaam|Pomerone superconame
GY-PT|Potaro-Siparuni|Potaro-saiparuni
GY-UD|Upper Demerara-Berbice
GY-UT|Upper Takutu-Upper Essequibo
HK-HCW|Central and Western
HK-HEA|Eastern
HK-HSO|Southern
HK-HWC|Wan Chai
HK-KKC|Kowloon City
HK-KKT|Kwun Tong
HK-KSS|Sham Shui Po
HK-KWT|Wong Tai Sin
HK-KYT|Yau Tsim Mong
HK-NIS|Islands
HK-NKT|Kwai Tsing
HK-NNO|North
HK-NSK|Sai Kung
HK-NST|Sha Tin
HK-NTM|Tuen Mun
HK-NTP|Tai Po
HK-NTW|Tsuen Wan
HK-NYL|Yuen Long
HN-AT|Atlántida
HN-CH|Choluteca
HN-CL|Colón|Colon
HN-CM|Comayagua
HN-CP|Copán
HN-CR|Cortés
HN-EP|El Paraíso
HN-FM|Francisco Morazán
HN-GD|Gracias a Dios
HN-IB|Bay Islands|Islas de la Bahía
HN-IN|Intibucá
HN-LE|Lempira
HN-LP|La Paz
HN-OC|Ocotepeque
HN-OL|Olancho
HN-SB|Santa Bárbara
HN-VA|Valle
HN-YO|Yoro
HR-01|Zagreb
HR-02|Krapina-Zagorje
HR-03|Sisak-Moslavina
HR-04|Karlovac
HR-05|Varaždin
HR-06|Koprivnica-Križevci
HR-07|Bjelovar-Bilogora
HR-08|Primorje-Gorski Kotar|Primorje-gorski kotar
HR-09|Lika-Senj
HR-10|Virovitica-Podravina
HR-11|Požega-Slavonia
HR-12|Brod-Posavina
HR-13|Zadar
HR-14|Osijek-Baranja
HR-15|Šibenik-Knin
HR-16|Vukovar-Syrmia|Vukovar-Sirmija
HR-17|Split-Dalmatia|Split-dalmacija
HR-18|Istria|Istrija
HR-19|Dubrovnik-Neretva
HR-20|Međimurje
HT-AR|Artibonite
HT-CE|Centre
HT-GA|Grand'Anse
HT-ND|Nord
HT-NE|Nord-Est
HT-NI|Nippes
HT-NO|Nord-Ouest
HT-OU|Ouest
HT-SD|Sud|Soudoir
HT-SE|Sud-Est
HU-BA|Baranya
HU-BC|Békéscsaba
HU-BE|Békés
HU-BK|Bács-Kiskun
HU-BU|Budapest
HU-BZ|Borsod-Abaúj-Zemplén
HU-CS|Csongrád County
HU-DE|Debrecen
HU-DU|Dunaújváros
HU-EG|Eger|Buja
HU-ER|Érd
HU-FE|Fejér County
HU-GS|Győr-Moson-Sopron County
HU-GY|Győr
HU-HB|Hajdú-Bihar County
HU-HE|Heves County|Heves megye
HU-HV|Hódmezővásárhely
HU-JN|Jász-Nagykun-Szolnok County
HU-KE|Komárom-Esztergom
HU-KM|Kecskemét
HU-KV|Kaposvár
HU-MI|Miskolc
HU-NK|Nagykanizsa
HU-NO|Nógrád County
HU-NY|Nyíregyháza
HU-PE|Pest County|Kártevő megye
HU-PS|Pécs
HU-SD|Szeged
HU-SF|Székesfehérvár
HU-SH|Szombathely
HU-SK|Szolnok
HU-SN|Sopron
HU-SO|Somogy County|Somogy megye
HU-SS|Szekszárd
HU-ST|Salgótarján
HU-SZ|Szabolcs-Szatmár-Bereg County
HU-TB|Tatabánya
HU-TO|Tolna County
HU-VA|Vas County
HU-VE|Veszprém County
HU-VM|Veszprém
HU-ZA|Zala County|Zala megye
HU-ZE|Zalaegerszeg
ID-AC|Aceh
ID-BA|Bali
ID-BB|Kepulauan Bangka Belitung
ID-BE|Bengkulu
ID-BT|Banten
ID-GO|Gorontalo
ID-JA|Jambi
ID-JB|Jawa Barat
ID-JI|Jawa Timur
ID-JK|DKI Jakarta
ID-JT|Jawa Tengah
ID-JW|Jawa
ID-KA|Kalimantan
ID-KB|Kalimantan Barat
ID-KI|Kalimantan Timur
ID-KR|Kepulauan Riau
ID-KS|Kalimantan Selatan
ID-KT|Kalimantan Tengah
ID-KU|Kalimantan Utara
ID-LA|Lampung
ID-MA|Maluku
ID-ML|Maluku
ID-MU|Maluku Utara
ID-NB|Nusa Tenggara Barat
ID-NT|Nusa Tenggara Timur
ID-NU|Nusa Tenggara
ID-PA|Papua
ID-PB|Papua Barat
ID-PD|Papua Barat Daya
ID-PE|Papua Pegunungan
ID-PP|Papua
ID-PS|Papua Selatan
ID-PT|Papua Tengah
ID-RI|Riau
ID-SA|Sulawesi Utara
ID-SB|Sumatera Barat
ID-SG|Sulawesi Tenggara
ID-SL|Sulawesi
ID-SM|Sumatera
ID-SN|Sulawesi Selatan
ID-SR|Sulawesi Barat
ID-SS|Sumatera Selatan
ID-ST|Sulawesi Tengah
ID-SU|Sumatera Utara
ID-YO|DI Yogyakarta
IE-C|Connacht
IE-CE|Clare
IE-CN|Cavan
IE-CO|Cork
IE-CW|Carlow
IE-D|Dublin
IE-DL|Donegal
IE-G|Galway
IE-KE|Kildare
IE-KK|Kilkenny
IE-KY|Kerry
IE-L|Leinster
IE-LD|Longford
IE-LH|Louth
IE-LK|Limerick
IE-LM|Leitrim
IE-LS|Laois
IE-M|Munster
IE-MH|Meath
IE-MN|Monaghan
IE-MO|Mayo
IE-OY|Offaly
IE-RN|Roscommon
IE-SO|Sligo
IE-TA|Tipperary
IE-U|Ulster
IE-WD|Waterford
IE-WH|Westmeath
IE-WW|Wicklow
IE-WX|Wexford
IL-D|Southern
IL-HA|Haifa
IL-JM|Jerusalem
IL-M|Central
IL-TA|Tel Aviv
IL-Z|Northern
IM-01|Ayre
IM-02|Garff
IM-03|Glenfaba
IM-04|Michael
IM-05|Middle
IM-06|Rushen|Rush
IN-AN|Andaman and Nicobar Islands|अंडमान व नोकोबार द्वीप समूह
IN-AP|Andhra Pradesh|आंध्र प्रदेश
IN-AR|Arunachal Pradesh|अरुणाचल प्रदेश
IN-AS|Assam|असम
IN-BR|Bihar|बिहार
IN-CH|Chandigarh|चंडीगढ़
IN-CT|Chhattisgarh|छत्तीसगढ
IN-DH|Dadra and Nagar Haveli and Daman and Diu|दादरा और नगर हवेली और दमन और दीव
IN-DL|Delhi|दिल्ली
IN-GA|Goa|गोवा
IN-GJ|Gujarat|गुजरात
IN-HP|Himachal Pradesh|हिमाचल प्रदेश
IN-HR|Haryana|हरियाणा
IN-JH|Jharkhand|झारखंड
IN-JK|Jammu and Kashmir|जम्मू और कश्मीर
IN-KA|Karnataka|कर्नाटक
IN-KL|Kerala|केरल
IN-LA|Ladakh|लद्दाख
IN-LD|Lakshadweep|लक्षद्वीप
IN-MH|Maharashtra|महाराष्ट्र
IN-ML|Meghalaya|मेघालय
IN-MN|Manipur|मणिपुर
IN-MP|Madhya Pradesh|मध्य प्रदेश
IN-MZ|Mizoram|मिजोरम
IN-NL|Nagaland|नागालैंड
IN-OR|Odisha|ओडिशा
IN-PB|Punjab|पंजाब
IN-PY|Puducherry|पुदुचेरी
IN-RJ|Rajasthan|राजस्थान
IN-SK|Sikkim|सिक्किम
IN-TG|Telangana|तेलंगाना
IN-TN|Tamil Nadu|तमिलनाडु
IN-TR|Tripura|त्रिपुरा
IN-UK|Uttarakhand|उत्तराखंड
IN-UP|Uttar Pradesh|उत्तर प्रदेश
IN-WB|West Bengal|पश्चिम बंगाल
IQ-AN|Al Anbar|الأنبار
IQ-AR|Erbil|أربيل
IQ-BA|Basra|البصرة
IQ-BB|Babylon|بابل
IQ-BG|Baghdad|بغداد
IQ-DA|Dohuk|دهوك
IQ-DI|Diyala|ديالى
IQ-DQ|Dhi Qar|ذي قار
IQ-KA|Karbala|كربلاء
IQ-KI|Kirkuk|كركوك
IQ-KR|Iqlim Kurdistan|ھەرێمی کوردستان
IQ-MA|Maysan|ميسان
IQ-MU|Al Muthanna|المثنى
IQ-NA|Najaf|النجف
IQ-NI|Nineveh|نينوى
IQ-QA|Al-Qādisiyyah|القادسية
IQ-SD|Saladin|صلاح الدين
IQ-SU|Sulaymaniyah|السليمانية
IQ-WA|Wasit|واسط
IR-00|Markazi|مرکزی
IR-01|Gilan|گیلان
IR-02|Mazandaran|مازندران
IR-03|East Azerbaijan|آذربایجان شرقی
IR-04|West Azarbaijan|آذربایجان غربی
IR-05|Kermanshah|کرمانشاه
IR-06|Khuzestan|خوزستان
IR-07|Fars|فارس
IR-08|Kerman|کرمان
IR-09|Razavi Khorasan|خراسان رضوی
IR-10|Isfahan|اصفهان
IR-11|Sistan and Baluchestan|سیستان و بلوچستان
IR-12|Kurdistan|کردستان
IR-13|Hamadan|همدان
IR-14|Chaharmahal and Bakhtiari|چهارمحال و بختیاری
IR-15|Lorestan|لرستان
IR-16|Ilam|ایلام
IR-17|Kohgiluyeh and Boyer-Ahmad|کهگیلویه و بویراحمد
IR-18|Bushehr|بوشهر
IR-19|Zanjan|زنجان
IR-20|Semnan|سمنان
IR-21|Yazd|یزد
IR-22|Hormozgan|هرمزگان
IR-23|Tehran|تهران
IR-24|Ardabil|اردبیل
IR-25|Qom|قم
IR-26|Qazvin|قزوین
IR-27|Golestan|گلستان
IR-28|North Khorasan|خراسان شمالی
IR-29|South Khorasan|خراسان جنوبی
IR-30|Alborz|البرز
IS-1|Capital|Höfuðborg
IS-2|Southern Peninsula|Suður -skaginn
IS-3|Western
IS-4|Westfjords
IS-5|Northwestern|Norðvestur
IS-6|Northeastern|Norðaustur
IS-7|Eastern|Austur
IS-8|Southern|Suður
IS-AKN|Akranes|Akraneskaupstaður
IS-AKU|Akureyri|Akureyrarkaupstaður
IS-ARN|Árneshreppur
IS-ASA|Ásahreppur
IS-BLA|Bláskógabyggð
IS-BOG|Borgarbyggð
IS-BOL|Bolungarvík|Bolungarvíkurkaupstaður
IS-DAB|Dalabyggð
IS-DAV|Dalvíkurbyggð
IS-EOM|Eyja- og Miklaholtshreppur
IS-EYF|Eyjafjarðarsveit
IS-FJD|Fjarðabyggð
IS-FJL|Fjallabyggð
IS-FLA|Flóahreppur
IS-FLR|Fljótsdalshreppur
IS-GAR|Garðabær
IS-GOG|Grímsnes- og Grafningshreppur
IS-GRN|Grindavík|Grindavíkurbær
IS-GRU|Grundarfjörður|Grundarfjarðarbær
IS-GRY|Grýtubakkahreppur
IS-HAF|Hafnarfjörður|Hafnarfjarðarkaupstaður
IS-HRG|Hörðarsveit
IS-HRU|Hrunamannahreppur
IS-HUG|Húnabyggð
IS-HUV|Húnaþing vestra
IS-HVA|Hvalfjarðarsveit
IS-HVE|Hveragerði|Hveragerbisbær
IS-ISA|Ísafjörður|Ísafjarðarbær
IS-KAL|Kaldrananeshreppur
IS-KJO|Kjósarhreppur
IS-KOP|Kópavogur|Kópavogsbær
IS-LAN|Langanesbyggð
IS-MOS|Mosfellsbær
IS-MUL|Múlaþing
IS-MYR|Mýrdalshreppur
IS-NOR|Norðurþing
IS-RGE|Rangárþing eystra
IS-RGY|Rangárþing ytra
IS-RHH|Reykhólahreppur
IS-RKN|Reykjanesbær
IS-RKV|Reykjavík|Reykjavíkurborg
IS-SBT|Svalbardsstrandarhreppur
IS-SDN|Suðurnesjabær
IS-SDV|Súðavík|Súðavíkurhreppur
IS-SEL|Seltjarnarnes|Seltjarnarnesbær
IS-SFA|Árborg|Sveitarfélagið Árborg
IS-SHF|Hornafjörður|Sveitarfélagið Hornafjörður
IS-SKF|Skaftárhreppur
IS-SKG|Skagabyggð
IS-SKO|Skorradalshreppur
IS-SKR|Skagafjörður
IS-SNF|Snæfellsbær
IS-SOG|Skeiða- og Gnúpverjahreppur
IS-SOL|Ölfus|Sveitarfélagið Ölfus
IS-SSS|Skagaströnd|Sveitarfélagið Skagaströnd
IS-STR|Strandabyggð
IS-STY|Stykkishólmur|Stykkishólmsbær
IS-SVG|Vogar|Sveitarfélagið Vogar
IS-TAL|Tálknafjarðarhreppur
IS-THG|Þingeyjarsveit
IS-TJO|Tjörneshreppur
IS-VEM|Vestmannaeyjar|Vestmannaeyjabaer
IS-VER|Vesturbyggð
IS-VOP|Vopnafjarðarhreppur
IT-21|Piedmont|Piemonte
IT-23|Aosta Valley|Usando
IT-25|Lombardy|Lombardia
IT-32|Trentino-South Tyrol|Trentino-sud Tyrol
IT-34|Veneto
IT-36|Friuli–Venezia Giulia
IT-42|Liguria
IT-45|Emilia-Romagna
IT-52|Tuscany|Toscana
IT-55|Umbria
IT-57|Marche
IT-62|Lazio
IT-65|Abruzzo
IT-67|Molise
IT-72|Campania
IT-75|Apulia
IT-77|Basilicata
IT-78|Calabria
IT-82|Sicily|Sicilia
IT-88|Sardinia|Sardegna
IT-AG|Agrigento
IT-AL|Alessandria
IT-AN|Ancona
IT-AP|Ascoli Piceno
IT-AQ|L'Aquila
IT-AR|Arezzo
IT-AT|Asti
IT-AV|Avellino
IT-BA|Bari
IT-BG|Bergamo
IT-BI|Biella
IT-BL|Belluno
IT-BN|Benevento
IT-BO|Bologna
IT-BR|Brindisi
IT-BS|Brescia
IT-BT|Barletta-Andria-Trani
IT-BZ|South Tyrol|Bolzano
IT-CA|Cagliari
IT-CB|Campobasso
IT-CE|Caserta
IT-CH|Chieti
IT-CL|Caltanissetta
IT-CN|Cuneo
IT-CO|Como|COME
IT-CR|Cremona
IT-CS|Cosenza
IT-CT|Catania
IT-CZ|Catanzaro
IT-EN|Enna
IT-FC|Forlì-Cesena
IT-FE|Ferrara
IT-FG|Foggia
IT-FI|Florence|Firenze
IT-FM|Fermo
IT-FR|Frosinone
IT-GE|Genoa|Genova
IT-GO|Gorizia
IT-GR|Grosseto
IT-IM|Imperia
IT-IS|Isernia
IT-KR|Crotone
IT-LC|Lecco
IT-LE|Lecce
IT-LI|Livorno
IT-LO|Lodi
IT-LT|Latina
IT-LU|Lucca
IT-MB|Monza and Brianza
IT-MC|Macerata
IT-ME|Messina
IT-MI|Milan|Milano
IT-MN|Mantua|Mantova
IT-MO|Modena
IT-MS|Massa and Carrara|Massa e Carrara
IT-MT|Matera
IT-NA|Naples|Napoli
IT-NO|Novara
IT-NU|Nuoro
IT-OR|Oristano
IT-PA|Palermo
IT-PC|Piacenza
IT-PD|Padua|Padova
IT-PE|Pescara
IT-PG|Perugia
IT-PI|Pisa
IT-PN|Pordenone
IT-PO|Prato
IT-PR|Parma
IT-PT|Pistoia
IT-PU|Pesaro and Urbino
IT-PV|Pavia
IT-PZ|Potenza
IT-RA|Ravenna
IT-RC|Reggio Calabria
IT-RE|Reggio Emilia
IT-RG|Ragusa
IT-RI|Rieti
IT-RM|Rome|Roma
IT-RN|Rimini
IT-RO|Rovigo
IT-SA|Salerno
IT-SI|Siena
IT-SO|Sondrio
IT-SP|La Spezia
IT-SR|Siracusa
IT-SS|Sassari
IT-SU|South Sardinia|Sudinia meridionale
IT-SV|Savona
IT-TA|Taranto
IT-TE|Teramo
IT-TN|Trentino|Trento
IT-TO|Turin|Torino
IT-TP|Trapani
IT-TR|Terni
IT-TS|Trieste
IT-TV|Treviso
IT-UD|Udine
IT-VA|Varese
IT-VB|Verbano-Cusio-Ossola
IT-VC|Vercelli
IT-VE|Venice|Venezia
IT-VI|Vicenza
IT-VR|Verona
IT-VT|Viterbo
IT-VV|Vibo Valentia
JE-01|Grouville
JE-02|St Brelade
JE-03|St Clement
JE-04|St Helier
JE-05|St John
JE-06|St Lawrence
JE-07|St Martin
JE-08|St Mary
JE-09|St Ouen|St oes
JE-10|St Peter
JE-11|St Saviour
JE-12|Trinity
JM-01|Kingston
JM-02|Saint Andrew
JM-03|Saint Thomas
JM-04|Portland
JM-05|Saint Mary
JM-06|Saint Ann
JM-07|Trelawny
JM-08|Saint James
JM-09|Hanover
JM-10|Westmoreland
JM-11|Saint Elizabeth
JM-12|Manchester
JM-13|Clarendon
JM-14|Saint Catherine
JO-AJ|Ajloun|عجلون
JO-AM|Amman|عمان
JO-AQ|Aqaba|العقبة
JO-AT|Tafilah|الطفيلة
JO-AZ|Zarqa|الزرقاء
JO-BA|Balqa|البلقاء
JO-IR|Irbid|إربد
JO-JA|Jerash|جرش
JO-KA|Karak|الكرك
JO-MA|Mafraq|المفرق
JO-MD|Madaba|مادبا
JO-MN|Ma'an|معان
JP-01|Hokkaidō|北海道
JP-02|Aomori|青森
JP-03|Iwate|岩手
JP-04|Miyagi|宮城県
JP-05|Akita|秋田
JP-06|Yamagata|山形
JP-07|Fukushima|福島
JP-08|Ibaraki|茨城
JP-09|Tochigi|栃木県
JP-10|Gunma|群馬
JP-11|Saitama|埼玉
JP-12|Chiba|千葉
JP-13|Tokyo|東京
JP-14|Kanagawa|神奈川
JP-15|Niigata|新潟
JP-16|Toyama|富山
JP-17|Ishikawa|石川
JP-18|Fukui|福井
JP-19|Yamanashi|山梨
JP-20|Nagano|長野
JP-21|Gifu|岐阜
JP-22|Shizuoka|静岡
JP-23|Aichi|愛知
JP-24|Mie|三重
JP-25|Shiga|滋賀
JP-26|Kyōto|京都
JP-27|Ōsaka|大阪
JP-28|Hyōgo|兵庫県
JP-29|Nara|奈良
JP-30|Wakayama|和歌山
JP-31|Tottori|鳥取
JP-32|Shimane|島根
JP-33|Okayama|岡山
JP-34|Hiroshima|広島
JP-35|Yamaguchi|山口
JP-36|Tokushima|徳島
JP-37|Kagawa|香川
JP-38|Ehime|愛媛
JP-39|Kōchi|高知
JP-40|Fukuoka|福岡
JP-41|Saga|佐賀
JP-42|Nagasaki|長崎
JP-43|Kumamoto|熊本
JP-44|Ōita|大分
JP-45|Miyazaki|宮崎
JP-46|Kagoshima|鹿児島
JP-47|Okinawa|沖縄
KE-01|Baringo
KE-02|Bomet
KE-03|Bungoma
KE-04|Busia
KE-05|Elgeyo-Marakwet
KE-06|Embu
KE-07|Garissa|In the gar
KE-08|Homa Bay
KE-09|Isiolo
KE-10|Kajiado
KE-11|Kakamega
KE-12|Kericho
KE-13|Kiambu
KE-14|Kilifi
KE-15|Kirinyaga
KE-16|Kisii
KE-17|Kisumu
KE-18|Kitui
KE-19|Kwale
KE-20|Laikipia
KE-21|Lamu
KE-22|Machakos
KE-23|Makueni
KE-24|Mandera
KE-25|Marsabit
KE-26|Meru
KE-27|Migori
KE-28|Mombasa
KE-29|Murang'a|cheap
KE-30|Nairobi City
KE-31|Nakuru
KE-32|Nandi
KE-33|Narok|Nasko
KE-34|Nyamira
KE-35|Nyandarua
KE-36|Nyeri
KE-37|Samburu
KE-38|Siaya
KE-39|Taita–Taveta|Taita -Taveta
KE-40|Tana River|His river
KE-41|Tharaka-Nithi|Tharaka-NITHI
KE-42|Trans Nzoia
KE-43|Turkana
KE-44|Uasin Gishu
KE-45|Vihiga|Whip
KE-46|Wajir|Marin
KE-47|West Pokot
KG-B|Batken|Баткен
KG-C|Chuy|Чүй
KG-GB|Bishkek|Бишкек
KG-GO|Osh|Ош
KG-J|Jalal-Abad|Жалал Абад
KG-N|Naryn|Нарын
KG-O|Osh|Ош
KG-T|Talas|Талас
KG-Y|Issyk-Kul|Ыссык Көл
KH-1|Banteay Meanchey|បន្ទាយមានជ័យ
KH-10|Kratie|ក្រចេះ
KH-11|Mondulkiri|មណ្ឌលគីរី
KH-12|Phnom Penh|រាជធានី
KH-13|Preah Vihear|ព្រះវិហារ
KH-14|Prey Veng|បុរស
KH-15|Pursat|ឱកាស
KH-16|Ratanakiri|រតនគិរី
KH-17|Siem Reap|សៀមរាប
KH-18|Sihanoukville|ក្រុងព្រះសីហនុ
KH-19|Stung Treng|ត្រូវការស្ទឹង
KH-2|Battambang|បាត់ដំបង
KH-20|Svay Rieng|ស្វាយរៀង
KH-21|Takeo|តាកែវ
KH-22|Oddar Meanchey|ឧត្តរមានជ័យ
KH-23|Kep|កែប
KH-24|Pailin|លំអី
KH-25|Tboung Khmum|ត្បូងឃ្មុំ
KH-3|Kampong Cham|កំពង់ចាម
KH-4|Kampong Chhnang|កំពង់ឆ្នាំង
KH-5|Kampong Speu|ភូមិសែ
KH-6|Kampong Thom|កំពង់ធំ
KH-7|Kampot|កំពត
KH-8|Kandal|បេសបេល
KH-9|Koh Kong|កោះកុង
KI-G|Gilbert
KI-L|Line
KI-P|Phoenix
KM-A|Anjouan|أنجوان
KM-G|Grande Comore|قادم طويل القامة
KM-M|Mohéli|موهلي
KN-01|Christ Church Nichola Town
KN-02|Saint Anne Sandy Point
KN-03|Saint George Basseterre
KN-04|Saint George Gingerland
KN-05|Saint James Windward
KN-06|Saint John Capisterre
KN-07|Saint John Figtree
KN-08|Saint Mary Cayon
KN-09|Saint Paul Capisterre
KN-10|Saint Paul Charlestown
KN-11|Saint Peter Basseterre
KN-12|Saint Thomas Lowland
KN-13|Saint Thomas Middle Island
KN-15|Trinity Palmetto Point
KN-K|Saint Kitts
KN-N|Nevis
KP-01|Pyongyang|평양
KP-02|South Pyongan|남평안
KP-03|North Pyongan|평안북도
KP-04|Chagang|차강
KP-05|South Hwanghae|황해남도
KP-06|North Hwanghae|황해북도
KP-07|Kangwon|강원도
KP-08|South Hamgyong|함경남도
KP-09|North Hamgyong|함경북도
KP-10|Ryanggang|량강
KP-13|Rason|라손
KP-14|Nampho|남포시
KP-15|Kaesong|개성시
KR-11|Seoul|서울
KR-26|Busan|부산
KR-27|Daegu|대구
KR-28|Incheon|인천
KR-29|Gwangju|광주
KR-30|Daejeon|대전
KR-31|Ulsan|울산
KR-41|Gyeonggi|경기도
KR-42|Gangwon|강원도
KR-43|North Chungcheong|충청북도
KR-44|South Chungcheong|충청남도
KR-45|North Jeolla|전라북도
KR-46|South Jeolla|전라남도
KR-47|North Gyeongsang|경상북도
KR-48|South Gyeongsang|경상남도
KR-49|Jeju|제주
KR-50|Sejong City|세종시
KW-AH|Al Ahmadi|الأحمدي
KW-FA|Al Farwaniyah|الفروانية
KW-HA|Hawalli|حولي
KW-JA|Al Jahra|الجهراء
KW-KU|Al Asimah|العاصمة
KW-MU|Mubarak Al-Kabeer|مبارك الكبير
KY-01|Grand Cayman
KY-02|Cayman Brac
KY-03|Little Cayman
KZ-10|Abai|Абай
KZ-11|Akmola|Ақмола
KZ-15|Aktobe|Ақтөбе
KZ-19|Almaty|Алматы
KZ-23|Atyrau|Атырау
KZ-27|West Kazakhstan|Батыс Қазақстан
KZ-31|Jambyl|Жамбыл
KZ-33|Jetisu|Жетісу
KZ-35|Karaganda|Қарағанды
KZ-39|Kostanay|Қостанай
KZ-43|Kyzylorda|Қызылорда
KZ-47|Mangystau|Маңғыстау
KZ-55|Pavlodar|Павлодар
KZ-59|North Kazakhstan|Солтүстік Қазақстан
KZ-61|Turkistan|Түркістан
KZ-62|Ulytau|Ұлытау
KZ-63|East Kazakhstan|Шығыс Қазақстан
KZ-71|Astana|Астана
KZ-75|Almaty|Алматы
KZ-79|Shymkent|Шымкент
LA-AT|Attapeu|ອັດຕະປື
LA-BK|Bokeo|ບໍ່ແກ້ວ
LA-BL|Bolikhamsai|ບໍລິຄຳໄຊ
LA-CH|Champasak|ຈໍາປາສັກ
LA-HO|Houaphanh|ຫົວພັນ
LA-KH|Khammouane|ຄຳມ່ວນ
LA-LM|Luang Namtha|ຫຼວງນ້ຳທາ
LA-LP|Luang Prabang|ຫຼວງພະບາງ
LA-OU|Oudomxay|ອຸດົມໄຊ
LA-PH|Phongsaly|ຜົ້ງສາລີ
LA-SL|Salavan|ສາລະວັນ
LA-SV|Savannakhet|ສະຫວັນນະເຂດ
LA-VI|Vientiane|ວຽງຈັນ
LA-VT|Vientiane|ວຽງຈັນ
LA-XA|Sainyabuli|ໄຊຍາບູລີ
LA-XE|Sekong|ເຊກອງ
LA-XI|Xiangkhouang|ຊຽງຂວາງ
LA-XS|Xaisomboun|ໄຊສົມບູນ
LB-AK|Akkar|الحبار
LB-AS|North|شمال
LB-BA|Beirut|بير
LB-BH|Baalbek-Hermel|بيل هيرميل
LB-BI|Beqaa|البقاع
LB-JA|South|جنوب
LB-JL|Mount Lebanon|جبل لبنان
LB-NA|Nabatieh|ناباتيه
LC-01|Anse la Raye
LC-02|Castries
LC-03|Choiseul
LC-05|Dennery
LC-06|Gros Islet|Gros islet
LC-07|Laborie|Labor
LC-08|Micoud
LC-10|Soufrière|Sulfur
LC-11|Vieux Fort
LC-12|Canaries
LI-01|Balzers|Balzern
LI-02|Eschen
LI-03|Gamprin
LI-04|Mauren
LI-05|Planken
LI-06|Ruggell
LI-07|Schaan
LI-08|Schellenberg
LI-09|Triesen|Versuche
LI-10|Triesenberg
LI-11|Vaduz
LK-1|Western|බටහිර
LK-11|Colombo|කොළඹ
LK-12|Gampaha|ගම්පහ
LK-13|Kalutara|කළුතර
LK-2|Central|මධ්‍යම
LK-21|Kandy|මහනුවර
LK-22|Matale|මාතලේ
LK-23|Nuwara Eliya|නුවරඑළිය
LK-3|Southern|දකුණු
LK-31|Galle|ගාල්ල
LK-32|Matara|මාතර
LK-33|Hambantota|හම්බන්තොට
LK-4|Northern|උතුරු
LK-41|Jaffna|යාපනය
LK-42|Kilinochchi|කිලිනොච්චිය
LK-43|Mannar|මන්නාරම
LK-44|Vavuniya|වවුනියාව
LK-45|Mullaitivu|මුලතිව්
LK-5|Eastern|නැගෙනහිර
LK-51|Batticaloa|මඩකලපුව
LK-52|Ampara|අම්පාර
LK-53|Trincomalee|ත්‍රිකුණාමලය
LK-6|North Western|වයඹ
LK-61|Kurunegala|කුරුණෑගල
LK-62|Puttalam|පුත්තලම
LK-7|North Central|උතුරු මැද
LK-71|Anuradhapura|අනුරාධපුර
LK-72|Polonnaruwa|පොලොන්නරුව
LK-8|Uva|ඌව
LK-81|Badulla|බදුල්ල
LK-82|Monaragala|මොනරාගල
LK-9|Sabaragamuwa|සබරගමුව
LK-91|Ratnapura|රත්නපුර
LK-92|Kegalle|කෑගල්ල
LR-BG|Bong
LR-BM|Bomi
LR-CM|Grand Cape Mount
LR-GB|Grand Bassa
LR-GG|Grand Gedeh
LR-GK|Grand Kru|Grand crew
LR-GP|Gbarpolu
LR-LO|Lofa|Applaud
LR-MG|Margibi
LR-MO|Montserrado
LR-MY|Maryland
LR-NI|Nimba|If
LR-RG|River Gee
LR-RI|River Cess
LR-SI|Sinoe|SINOIE
LS-A|Maseru
LS-B|Butha-Buthe
LS-C|Leribe|LERIBE
LS-D|Berea
LS-E|Mafeteng
LS-F|Mohale's Hoek|Mohale's corner
LS-G|Quthing
LS-H|Qacha's Nek
LS-J|Mokhotlong
LS-K|Thaba-Tseka|Butha-Buthe
LT-01|Akmenė
LT-02|Alytus
LT-03|Alytus
LT-04|Anykščiai
LT-05|Birštonas
LT-06|Biržai
LT-07|Druskininkai
LT-08|Elektrėnai
LT-09|Ignalina
LT-10|Jonava
LT-11|Joniškis
LT-12|Jurbarkas
LT-13|Kaišiadorys
LT-14|Kalvarija
LT-15|Kaunas
LT-16|Kaunas
LT-17|Kazlų Rūda
LT-18|Kėdainiai
LT-19|Kelmė
LT-20|Klaipėdos miestas
LT-21|Klaipėda
LT-22|Kretinga
LT-23|Kupiškis
LT-24|Lazdijai
LT-25|Marijampolė
LT-26|Mažeikiai
LT-27|Molėtai
LT-28|Neringa
LT-29|Pagėgiai
LT-30|Pakruojis
LT-31|Palanga
LT-32|Panevėžio miestas
LT-33|Panevėžys
LT-34|Pasvalys
LT-35|Plungė
LT-36|Prienai
LT-37|Radviliškis
LT-38|Raseiniai
LT-39|Rietavas
LT-40|Rokiškis
LT-41|Šakiai
LT-42|Šalčininkai
LT-43|Šiauliai
LT-44|Šiauliai
LT-45|Šilalė
LT-46|Šilutė
LT-47|Širvintos
LT-48|Skuodas
LT-49|Švenčionys
LT-50|Tauragė
LT-51|Telšiai
LT-52|Trakai
LT-53|Ukmergė
LT-54|Utena
LT-55|Varėna
LT-56|Vilkaviškis
LT-57|Vilnius
LT-58|Vilnius
LT-59|Visaginas
LT-60|Zarasai
LT-AL|Alytus
LT-KL|Klaipėda
LT-KU|Kaunas
LT-MR|Marijampolė
LT-PN|Panevėžys
LT-SA|Šiauliai
LT-TA|Tauragė
LT-TE|Telšiai
LT-UT|Utena
LT-VL|Vilnius
LU-CA|Capellen|Rond
LU-CL|Clervaux
LU-DI|Diekirch|Diekkch
LU-EC|Echternach|Empire
LU-ES|Esch-sur-Alzette|Plancher-sur-alzette
LU-G|Grevenmacher|Great
LU-L|Luxembourg
LU-ME|Mersch|Marchandi
LU-RD|Redange|Réorganiser
LU-RM|Remich|Remtors
LU-VD|Vianden|Vues
LU-WI|Wiltz|Wiltsz
LV-002|Aizkraukle
LV-007|Alūksne
LV-011|Ādaži
LV-015|Balvi
LV-016|Bauska
LV-022|Cēsis
LV-026|Dobele
LV-033|Gulbene
LV-041|Jelgava
LV-042|Jēkabpils
LV-047|Krāslava
LV-050|Kuldīga
LV-052|Ķekava
LV-054|Limbaži
LV-056|Līvāni
LV-058|Ludza
LV-059|Madona
LV-062|Mārupe
LV-067|Ogre
LV-068|Olaine
LV-073|Preiļi
LV-077|Rēzekne
LV-080|Ropaži
LV-087|Salaspils
LV-088|Saldus|Mīļš
LV-089|Saulkrasti
LV-091|Sigulda
LV-094|Smiltene
LV-097|Talsi
LV-099|Tukums
LV-101|Valka
LV-102|Varakļāni
LV-106|Ventspils
LV-111|Augšdaugava
LV-112|Dienvidkurzemes
LV-113|Valmiera
LV-DGV|Daugavpils
LV-JEL|Jelgava
LV-JUR|Jūrmala
LV-LPX|Liepāja
LV-REZ|Rēzekne
LV-RIX|Riga
LV-VEN|Ventspils
LY-BA|Benghazi|بنغازي
LY-BU|Al Butnan|البطنان
LY-DR|Derna|درنة
LY-GT|Ghat|غات
LY-JA|Jabal al Akhdar|الجبل الأخضر
LY-JG|Jabal al Gharbi|جبل الغربي
LY-JI|Jafara|جفارة
LY-JU|Jufra|الجفرة
LY-KF|Kufra|الكفرة
LY-MB|Murqub|مرقب
LY-MI|Misrata|مصراتة
LY-MJ|Marj|مارج
LY-MQ|Murzuq|مرزق
LY-NL|Nalut|نالوت
LY-NQ|Nuqat al Khams|النقاط الخمس
LY-SB|Sabha|سبها
LY-SR|Sirte|سرت
LY-TB|Tripoli|طرابلس
LY-WA|Al Wahat|الواحات
LY-WD|Wadi al Hayaa|وادي الحياة
LY-WS|Wadi al Shatii|وادي الشاطئ
LY-ZA|Zawiya|زاوية
MA-01|Tanger-Tétouan-Al Hoceïma|طنجة-تطوان-الحسيمة
MA-02|L'Oriental|لورينتال
MA-03|Fès-Meknès|فاس-مكناس
MA-04|Rabat-Salé-Kénitra|الرباط-سلا-القنيطرة
MA-05|Béni Mellal-Khénifra|بني ملال خنيفرة
MA-06|Casablanca-Settat|الدار البيضاء-سطات
MA-07|Marrakesh-Safi|مراكش-آسفي
MA-08|Drâa-Tafilalet|درعة تافيلالت
MA-09|Souss-Massa|سوس ماسة
MA-10|Guelmim-Oued Noun (EH-partial)|كلميم-واد نون (EH-جزئي)
MA-11|Laâyoune-Sakia El Hamra (EH-partial)|العيون-الساقية الحمراء (EH-جزئي)
MA-12|Dakhla-Oued Ed-Dahab (EH)|الداخلة-وادي الذهب (EH)
MA-AGD|Agadir-Ida-Ou-Tanane|أكادير-إيدا-أو-تانان
MA-AOU|Aousserd (EH)|أوسرد (EH)
MA-ASZ|Assa-Zag (EH-partial)|Assa-Zag (EH-جزئي)
MA-AZI|Azilal|أزيلال
MA-BEM|Béni Mellal|بني ملال
MA-BER|Berkane|بركان
MA-BES|Benslimane|بنسليمان
MA-BOD|Boujdour (EH)|بوجدور (EH)
MA-BOM|Boulemane|بولمان
MA-BRR|Berrechid|برشيد
MA-CAS|Casablanca|الدار البيضاء
MA-CHE|Chefchaouen|شفشاون
MA-CHI|Chichaoua|شيشاوة
MA-CHT|Chtouka-Ait Baha|شتوكة-آيت باها
MA-DRI|Driouch|دريوش
MA-ERR|Errachidia|الرشيدية
MA-ESI|Essaouira|الصويرة
MA-ESM|Es-Semara (EH-partial)|السمارة (EH-جزئي)
MA-FAH|Fahs-Anjra|فحص-أنجرة
MA-FES|Fès|فاس
MA-FIG|Figuig|فجيج
MA-FQH|Fquih Ben Salah|الفقيه بن صالح
MA-GUE|Guelmim|كلميم
MA-GUF|Guercif|جرسيف
MA-HAJ|El Hajeb|الحاجب
MA-HAO|Al Haouz|الحوز
MA-HOC|Al Hoceïma|الحسيمة
MA-IFR|Ifrane|إفران
MA-INE|Inezgane-Ait Melloul|إنزكان-آيت ملول
MA-JDI|El Jadida|الجديدة
MA-JRA|Jerada|جرادة
MA-KEN|Kénitra|القنيطرة
MA-KES|El Kelâa des Sraghna|قلعة السراغنة
MA-KHE|Khémisset|الخميسات
MA-KHN|Khénifra|خنيفرة
MA-KHO|Khouribga|خريبكة
MA-LAA|Laâyoune (EH)|العيون (EH)
MA-LAR|Larache|العرائش
MA-MAR|Marrakech|مراكش
MA-MDF|M’diq-Fnideq|المضيق-الفنيدق
MA-MED|Médiouna|مديونة
MA-MEK|Meknès|مكناس
MA-MID|Midelt|ميدلت
MA-MOH|Mohammadia|المحمدية
MA-MOU|Moulay Yacoub|مولاي يعقوب
MA-NAD|Nador|الناظور
MA-NOU|Nouaceur|النواصر
MA-OUA|Ouarzazate|ورزازات
MA-OUD|Oued Ed-Dahab (EH)|وادي الذهب (EH)
MA-OUJ|Oujda-Angad|وجدة أنجاد
MA-OUZ|Ouezzane|وزان
MA-RAB|Rabat|الرباط
MA-REH|Rehamna|رحمنة
MA-SAF|Safi|صافي
MA-SAL|Salé|أُوكَازيُون
MA-SEF|Sefrou|صفرو
MA-SET|Settat|سطات
MA-SIB|Sidi Bennour|سيدي بنور
MA-SIF|Sidi Ifni|سيدي إفني
MA-SIK|Sidi Kacem|سيدي قاسم
MA-SIL|Sidi Slimane|سيدي سليمان
MA-SKH|Skhirate-Témara|الصخيرات-تمارة
MA-TAF|Tarfaya (EH-partial)|طرفاية (EH-جزئي)
MA-TAI|Taourirt|تاوريرت
MA-TAO|Taounate|تاونات
MA-TAR|Taroudannt|تارودانت
MA-TAT|Tata|تاتا
MA-TAZ|Taza|تازة
MA-TET|Tétouan|تطوان
MA-TIN|Tinghir|تنغير
MA-TIZ|Tiznit|تزنيت
MA-TNG|Tanger-Assilah|طنجة أصيلة
MA-TNT|Tan-Tan (EH-partial)|تان تان (EH-جزئي)
MA-YUS|Youssoufia|اليوسفية
MA-ZAG|Zagora|زاكورة
MC-CL|La Colle
MC-CO|La Condamine
MC-FO|Fontvieille
MC-GA|La Gare
MC-JE|Jardin Exotique
MC-LA|Larvotto
MC-MA|Malbousquet
MC-MC|Monte-Carlo
MC-MG|Moneghetti|Mongotti
MC-MO|Monaco-Ville
MC-MU|Moulins
MC-PH|Port-Hercule
MC-SD|Sainte-Dévote
MC-SO|La Source
MC-SP|Spélugues
MC-SR|Saint-Roman
MC-VR|Vallon de la Rousse
MD-AN|Anenii Noi
MD-BA|Bălți
MD-BD|Bender
MD-BR|Briceni
MD-BS|Basarabeasca
MD-CA|Cahul
MD-CL|Călărași
MD-CM|Cimișlia
MD-CR|Criuleni
MD-CS|Căușeni
MD-CT|Cantemir
MD-CU|Chișinău
MD-DO|Dondușeni
MD-DR|Drochia
MD-DU|Dubăsari
MD-ED|Edineț
MD-FA|Fălești
MD-FL|Florești
MD-GA|Gagauzia
MD-GL|Glodeni
MD-HI|Hîncești
MD-IA|Ialoveni
MD-LE|Leova
MD-NI|Nisporeni
MD-OC|Ocnița
MD-OR|Orhei
MD-RE|Rezina|Cauciuc
MD-RI|Rîșcani
MD-SD|Șoldănești
MD-SI|Sîngerei
MD-SN|Transnistria
MD-SO|Soroca
MD-ST|Strășeni
MD-SV|Ștefan Vodă
MD-TA|Taraclia
MD-TE|Telenești
MD-UN|Ungheni
ME-01|Andrijevica|Андријевица
ME-02|Bar|Бара
ME-03|Berane|Беране
ME-04|Bijelo Polje|Бело поље
ME-05|Budva|Будва
ME-06|Old Royal Capital Cetinje|Стари краљевско престонице Цетиње
ME-07|Danilovgrad|Даниловград
ME-08|Herceg-Novi|Херцег Нови
ME-09|Kolašin|Колашин
ME-10|Kotor|Котор
ME-11|Mojkovac|Мојковац
ME-12|Nikšić|Никшић
ME-13|Plav|Игра
ME-14|Pljevlja|Пљевља
ME-15|Plužine|Плужине
ME-16|Podgorica|Подгорица
ME-17|Rožaje|Рожаје
ME-18|Šavnik|Савник
ME-19|Tivat|Тиват
ME-20|Ulcinj|Улцињ
ME-21|Žabljak|Седло
ME-22|Gusinje
ME-23|Petnjica|Петњица
ME-24|Tuzi|Тузи
ME-25|Zeta|Зета
MG-A|Toamasina
MG-D|Antsiranana
MG-F|Fianarantsoa
MG-M|Mahajanga
MG-T|Antananarivo
MG-U|Toliara
MH-ALK|Ailuk
MH-ALL|Ailinglaplap
MH-ARN|Arno
MH-AUR|Aur
MH-EBO|Ebon
MH-ENI|Enewetak & Ujelang
MH-JAB|Jabat
MH-JAL|Jaluit
MH-KIL|Bikini & Kili
MH-KWA|Kwajalein
MH-L|Ralik|Titled
MH-LAE|Lae
MH-LIB|Lib
MH-LIK|Likiep
MH-MAJ|Majuro
MH-MAL|Maloelap
MH-MEJ|Mejit
MH-MIL|Mili
MH-NMK|Namdrik
MH-NMU|Namu
MH-RON|Rongelap
MH-T|Ratak
MH-UJA|Ujae
MH-UTI|Utrik
MH-WTH|Wotho
MH-WTJ|Wotje
MK-101|Veles|Велес
MK-102|Gradsko|Градско
MK-103|Demir Kapija|Демир Капија
MK-104|Kavadarci|Кавадарци
MK-105|Lozovo|Лозово
MK-106|Negotino|Неготино
MK-107|Rosoman|Росоман
MK-108|Sveti Nikole|Свети Николе
MK-109|Čaška|Чашка
MK-201|Berovo|Берово
MK-202|Vinica|Виница
MK-203|Delčevo|Делчево
MK-204|Zrnovci|Зрновци
MK-205|Karbinci|Карбинци
MK-206|Kočani|Кочани
MK-207|Makedonska Kamenica|Македонска Каменица
MK-208|Pehčevo|Пехчево
MK-209|Probištip|Пробиштип
MK-210|Češinovo-Obleševo|Чешиново-Облешево
MK-211|Štip|Штип
MK-301|Vevčani|Вевчани
MK-303|Debar|Дебар
MK-304|Debarca|Дебарца
MK-307|Kičevo|Кичево
MK-308|Makedonski Brod|Македонски Брод
MK-310|Ohrid|Охрид
MK-311|Plasnica|Пласница
MK-312|Struga|Струга
MK-313|Centar Župa|Центар Жупа
MK-401|Bogdanci|Богданци
MK-402|Bosilovo|Босилово
MK-403|Valandovo|Валандово
MK-404|Vasilevo|Василево
MK-405|Gevgelija|Гевгелија
MK-406|Dojran|Дојран
MK-407|Konče|Конче
MK-408|Novo Selo|Ново Село
MK-409|Radoviš|Радовиш
MK-410|Strumica|Струмица
MK-501|Bitola|Битола
MK-502|Demir Hisar|Демир Хисар
MK-503|Dolneni|Долнени
MK-504|Krivogaštani|Кривогаштани
MK-505|Kruševo|Крушево
MK-506|Mogila|Могила
MK-507|Novaci|Новаци
MK-508|Prilep|Прилеп
MK-509|Resen|Ресен
MK-601|Bogovinje|Боговиње
MK-602|Brvenica|Брвеница
MK-603|Vrapčište|Врапчиште
MK-604|Gostivar|Гостивар
MK-605|Želino|Желино
MK-606|Jegunovce|Јегуновце
MK-607|Mavrovo and Rostuša|Маврово и Ростуша
MK-608|Tearce|Теарце
MK-609|Tetovo|Тетово
MK-701|Kratovo|Кратово
MK-702|Kriva Palanka|Крива Паланка
MK-703|Kumanovo|Куманово
MK-704|Lipkovo|Липково
MK-705|Rankovce|Ранковце
MK-706|Staro Nagoričane|Старо Нагоричане
MK-801|Aerodrom|Аеродром
MK-802|Aračinovo|Арачиново
MK-803|Butel|Бутел
MK-804|Gazi Baba|Гази Баба
MK-805|Gjorče Petrov|Ѓорче Петров
MK-806|Zelenikovo|Зелениково
MK-807|Ilinden|Илинден
MK-808|Karpoš|Карпош
MK-809|Kisela Voda|Кисела Вода
MK-810|Petrovec|Петровец
MK-811|Saraj|Сарај
MK-812|Sopište|Сопиште
MK-813|Studeničani|Студеничани
MK-814|Centar|Центар
MK-815|Čair|Чаир
MK-816|Čučer-Sandevo|Чучер-Сандево
MK-817|Šuto Orizari|Шуто Оризари
ML-1|Kayes
ML-10|Taoudénit
ML-2|Koulikoro
ML-3|Sikasso
ML-4|Ségou
ML-5|Mopti
ML-6|Tombouctou
ML-7|Gao
ML-8|Kidal|Gauche -
ML-9|Ménaka
ML-BKO|Bamako
MM-01|Sagaing|စစ်ကိုင်းတိုင်း
MM-02|Bago|ဉီးစွာ
MM-03|Magway|ဆောင်ရွက်နိုင်
MM-04|Mandalay|မန္တလေး
MM-05|Tanintharyi|တနင်္သာရီ
MM-06|Yangon|ရန်ကုန်
MM-07|Ayeyarwady|ar ရာဝတီ
MM-11|Kachin|ကချင်လူမျိုး
MM-12|Kayah|ကရင်
MM-13|Kayin|nephy
MM-14|Chin|မေးစေ့
MM-15|Mon State|မွန်ပြည်နယ်
MM-16|Rakhine|ရခိုင်
MM-17|Shan|ရှမ်း
MM-18|Naypyidaw|နေပြည်တော်
MN-001|Ulaanbaatar|Улаанбаатар
MN-035|Orkhon|Орхон
MN-037|Darkhan-Uul|Дархан-Уул
MN-039|Khentii|Хэнтий
MN-041|Khövsgöl|Хөвсгөл
MN-043|Khovd|Ховд
MN-046|Uvs|Увс
MN-047|Töv|Төв
MN-049|Selenge|Сэлэнгэ
MN-051|Sükhbaatar|Сүхбаатар
MN-053|Ömnögovi|Өмнөговь
MN-055|Övörkhangai|Өвөрхангай
MN-057|Zavkhan|Завхан
MN-059|Dundgovi|Дундговь
MN-061|Dornod|Дорнод
MN-063|Dornogovi|Дорноговь
MN-064|Govisümber|Говьсүмбэр
MN-065|Govi-Altai|Говь-Алтай
MN-067|Bulgan|Булган
MN-069|Bayankhongor|Баянхонгор
MN-071|Bayan-Ölgii|Баян-Өлгий
MN-073|Arkhangai|Архангай
MQ-01|Fort-de-France
MQ-02|La Trinité
MQ-03|Le Marin
MQ-04|Saint-Pierre
MR-01|Hodh Ech Chargui|حوض الشرقي
MR-02|Hodh El Gharbi|حوض الغربي
MR-03|Assaba|عصابة
MR-04|Gorgol|غورغول
MR-05|Brakna|براكنا
MR-06|Trarza|ترارزة
MR-07|Adrar|أدرار
MR-08|Dakhlet Nouadhibou|داخلة نواذيبو
MR-09|Tagant|تاجانت
MR-10|Guidimaka|غيديماكا
MR-11|Tiris Zemmour|تيريس زمور
MR-12|Inchiri|إنشيري
MR-13|Nouakchott-Ouest|نواكشوط الغربية
MR-14|Nouakchott-Nord|نواكشوط الشمالية
MR-15|Nouakchott-Sud|نواكشوط الجنوبية
MS-01|Saint Peter
MS-02|Saint Georges
MS-03|Saint Anthony
MT-01|Attard
MT-02|Balzan
MT-03|Birgu
MT-04|Birkirkara
MT-05|Birżebbuġa
MT-06|Cospicua|Evidenti
MT-07|Dingli
MT-08|Fgura
MT-09|Floriana
MT-10|Fontana
MT-11|Gudja
MT-12|Gżira
MT-13|Għajnsielem
MT-14|Għarb
MT-15|Għargħur
MT-16|Għasri
MT-17|Għaxaq
MT-18|Ħamrun
MT-19|Iklin
MT-20|Senglea
MT-21|Kalkara
MT-22|Kerċem
MT-23|Kirkop
MT-24|Lija|Rabid
MT-25|Luqa
MT-26|Marsa
MT-27|Marsaskala
MT-28|Marsaxlokk
MT-29|Mdina
MT-30|Mellieħa
MT-31|Mġarr
MT-32|Mosta|Pont
MT-33|Mqabba
MT-34|Msida
MT-35|Mtarfa
MT-36|Munxar
MT-37|Nadur
MT-38|Naxxar
MT-39|Paola
MT-40|Pembroke
MT-41|Pietà|Kompassjoni
MT-42|Qala
MT-43|Qormi
MT-44|Qrendi
MT-45|Victoria
MT-46|Rabat
MT-47|Safi|Ħal Safi
MT-48|St. Julian's|San Ġiljan
MT-49|San Ġwann
MT-50|San Lawrenz
MT-51|St. Paul's Bay|Bajja ta ’San Pawl
MT-52|Sannat
MT-53|Santa Luċija
MT-54|Santa Venera
MT-55|Siġġiewi
MT-56|Sliema
MT-57|Swieqi
MT-58|Ta' Xbiex
MT-59|Tarxien
MT-60|Valletta
MT-61|Xagħra
MT-62|Xewkija
MT-63|Xgħajra
MT-64|Żabbar
MT-65|Żebbuġ Gozo
MT-66|Żebbuġ Malta
MT-67|Żejtun
MT-68|Żurrieq
MU-AG|Agalega Islands|Agly Islands
MU-BL|Black River
MU-CC|Saint Brandon Islands
MU-FL|Flacq
MU-GP|Grand Port
MU-MO|Moka
MU-PA|Pamplemousses
MU-PL|Port Louis
MU-PW|Plaines Wilhems
MU-RO|Rodrigues Island
MU-RR|Rivière du Rempart|Rampart river
MU-SA|Savanne
MV-00|Alif Dhaal|އަލީފް ދަލް
MV-01|Addu|ދުޢާ
MV-02|Alif Alif|އަލީފް އަލީފް
MV-03|Lhaviyani|ލަހަވާނީ
MV-04|Vaavu|ހެދުން
MV-05|Laamu|ސަރުކާރު
MV-07|Haa Alif|ހާ އަލިފް
MV-08|Thaa|ތައާ
MV-12|Meemu|މީމު
MV-13|Raa|ރާ
MV-14|Faafu|ފައު
MV-17|Dhaalu|ދައުލޫ
MV-20|Baa|ބ އަތޮޅު
MV-23|Haa Dhaalu|އޭނާއަށް ވާރުތަވާށިއެވެ .
MV-24|Shaviyani|ލޮނު
MV-25|Noonu|ނޫނޫނެވެ
MV-26|Kaafu|ކައިފީ
MV-27|Gaafu Alif|އެ ސުވާލު އަލިފް
MV-28|Gaafu Dhaalu|އެމީހުންނަށް ވާރުތަވާ ސުވާލު
MV-29|Gnaviyani|ގްނާވިއަން
MV-MLE|Malé|ކުޑަ
MW-BA|Balaka
MW-BL|Blantyre
MW-C|Central
MW-CK|Chikwawa
MW-CR|Chiradzulu|Shael
MW-CT|Chitipa|Carpea
MW-DE|Dedza|DEEE
MW-DO|Dowa|Dowo
MW-KR|Karonga|Accessories
MW-KS|Kasungu|Sowning
MW-LI|Lilongwe
MW-LK|Likoma|Love
MW-MC|Mchinji|Hybpha
MW-MG|Mangochi
MW-MH|Machinga
MW-MU|Mulanje|Poporary
MW-MW|Mwanza
MW-MZ|Mzimba|Immoral
MW-N|Northern
MW-NB|Nkhata Bay|Correas
MW-NE|Neno|The word
MW-NI|Ntchisi|Nice
MW-NK|Nkhotakota|Blast
MW-NS|Nsanje|Jealousy
MW-NU|Ntcheu
MW-PH|Phalombe|Olf
MW-RU|Rumphi
MW-S|Southern
MW-SA|Salima
MW-TH|Thyolo|The thin
MW-ZO|Zomba|Abortion
MX-AGU|Aguascalientes
MX-BCN|Baja California
MX-BCS|Baja California Sur
MX-CAM|Campeche
MX-CHH|Chihuahua
MX-CHP|Chiapas
MX-CMX|Ciudad de México
MX-COA|Coahuila de Zaragoza
MX-COL|Colima
MX-DUR|Durango
MX-GRO|Guerrero
MX-GUA|Guanajuato
MX-HID|Hidalgo
MX-JAL|Jalisco
MX-MEX|Estado de México
MX-MIC|Michoacán de Ocampo
MX-MOR|Morelos
MX-NAY|Nayarit
MX-NLE|Nuevo León
MX-OAX|Oaxaca
MX-PUE|Puebla
MX-QUE|Querétaro
MX-ROO|Quintana Roo
MX-SIN|Sinaloa
MX-SLP|San Luis Potosí
MX-SON|Sonora
MX-TAB|Tabasco
MX-TAM|Tamaulipas
MX-TLA|Tlaxcala
MX-VER|Veracruz de Ignacio de la Llave
MX-YUC|Yucatán
MX-ZAC|Zacatecas
MY-01|Johor
MY-02|Kedah
MY-03|Kelantan
MY-04|Malacca|Melaka
MY-05|Negeri Sembilan
MY-06|Pahang
MY-07|Penang|Pulau Pinang
MY-08|Perak
MY-09|Perlis
MY-10|Selangor
MY-11|Terengganu
MY-12|Sabah
MY-13|Sarawak
MY-14|Kuala Lumpur
MY-15|Labuan
MY-16|Putrajaya
MZ-A|Niassa
MZ-B|Manica|Manga
MZ-G|Gaza
MZ-I|Inhambane
MZ-L|Maputo
MZ-MPM|Maputo
MZ-N|Nampula
MZ-P|Cabo Delgado
MZ-Q|Zambezia|Zambeze
MZ-S|Sofala
MZ-T|Tete
NA-CA|Zambezi
NA-ER|Erongo
NA-HA|Hardap
NA-KA|Karas
NA-KE|Kavango East
NA-KH|Khomas
NA-KU|Kunene
NA-KW|Kavango West
NA-OD|Otjozondjupa
NA-OH|Omaheke
NA-ON|Oshana
NA-OS|Omusati
NA-OT|Oshikoto
NA-OW|Ohangwena
NC-01|South Province|Province du sud
NC-02|North Province|Province du Nord
NC-03|Loyalty Islands Province
NE-1|Agadez
NE-2|Diffa|Distraction
NE-3|Dosso|Dossier
NE-4|Maradi|Marigi
NE-5|Tahoua|Unité
NE-6|Tillabéri|Tilla
NE-7|Zinder
NE-8|Niamey
NG-AB|Abia
NG-AD|Adamawa
NG-AK|Akwa Ibom|Immoral
NG-AN|Anambra
NG-BA|Bauchi
NG-BE|Benue
NG-BO|Borno
NG-BY|Bayelsa
NG-CR|Cross River
NG-DE|Delta
NG-EB|Ebonyi
NG-ED|Edo|Or
NG-EK|Ekiti
NG-EN|Enugu
NG-FC|Abuja Federal Capital Territory
NG-GO|Gombe
NG-IM|Imo
NG-JI|Jigawa
NG-KD|Kaduna
NG-KE|Kebbi
NG-KN|Kano
NG-KO|Kogi
NG-KT|Katsina
NG-KW|Kwara
NG-LA|Lagos
NG-NA|Nasarawa
NG-NI|Niger
NG-OG|Ogun
NG-ON|Ondo
NG-OS|Osun
NG-OY|Oyo
NG-PL|Plateau
NG-RI|Rivers
NG-SO|Sokoto
NG-TA|Taraba
NG-YO|Yobe
NG-ZA|Zamfara
NI-AN|North Caribbean Coast|Costa del Caribe del Norte
NI-AS|South Caribbean Coast|Costa del Caribe del Sur
NI-BO|Boaco|Reno
NI-CA|Carazo
NI-CI|Chinandega
NI-CO|Chontales
NI-ES|Estelí
NI-GR|Granada
NI-JI|Jinotega
NI-LE|León
NI-MD|Madriz
NI-MN|Managua|Gerencia
NI-MS|Masaya|Es divertido
NI-MT|Matagalpa
NI-NS|Nueva Segovia
NI-RI|Rivas
NI-SJ|Río San Juan
NL-DR|Drenthe
NL-FL|Flevoland
NL-FR|Friesland|Frieland
NL-GE|Gelderland
NL-GR|Groningen
NL-LI|Limburg
NL-NB|North Brabant|Noord-Brabant
NL-NH|North Holland|Noord-Holland
NL-OV|Overijssel
NL-UT|Utrecht
NL-ZE|Zeeland
NL-ZH|South Holland|Zuid -Holland
NO-03|Oslo
NO-11|Rogaland
NO-15|Møre og Romsdal
NO-18|Nordland
NO-21|Svalbard
NO-22|Jan Mayen
NO-31|Østfold
NO-32|Akershus
NO-33|Buskerud
NO-34|Innlandet
NO-39|Vestfold
NO-40|Telemark
NO-42|Agder
NO-46|Vestland
NO-50|Trøndelag
NO-55|Troms
NO-56|Finnmark
NP-P1|Koshi|कोशी
NP-P2|Madhesh|मधेश
NP-P3|Bagmati|बागमती
NP-P4|Gandaki|गण्डकी
NP-P5|Lumbini|लुम्बिनी
NP-P6|Karnali|कर्णाली
NP-P7|Sudurpashchim|सुदर्गेपचिम
NR-01|Aiwo|Theirs
NR-02|Anabar|An input
NR-03|Anetan|Aneta
NR-04|Anibare
NR-05|Baiti|Verse
NR-06|Boe
NR-07|Buada|Puffy
NR-08|Denigomodu|Denigomond
NR-09|Ewa
NR-10|Ijuw|Anemy
NR-11|Meneng|Silently
NR-12|Nibok
NR-13|Uaboe|Uabee
NR-14|Yaren
NU-01|Makefu|Makeffi
NU-02|Tuapa|Backplaces
NU-03|Namukulu|The hospital
NU-04|Hikutavake|Hikuvake
NU-05|Toi
NU-06|Mutalau
NU-07|Lakepa|Lake coffee
NU-08|Liku
NU-09|Hakupu|Afflass
NU-10|Vaiea|Woe
NU-11|Avatele
NU-12|Tamakautoga
NU-13|Alofi South|Alofa south
NU-14|Alofi North|Mightyly
NZ-AUK|Auckland
NZ-BOP|Bay of Plenty
NZ-CAN|Canterbury
NZ-CIT|Chatham Islands
NZ-GIS|Gisborne
NZ-HKB|Hawke's Bay
NZ-MBH|Marlborough
NZ-MWT|Manawatu-Whanganui|Manawatu-Wanganui
NZ-NSN|Nelson
NZ-NTL|Northland
NZ-OTA|Otago
NZ-STL|Southland
NZ-TAS|Tasman
NZ-TKI|Taranaki
NZ-WGN|Wellington
NZ-WKO|Waikato
NZ-WTC|West Coast
OM-BJ|Al Batinah South|جنوب الباطنة
OM-BS|Al Batinah North|شمال الباطنة
OM-BU|Al Buraimi|البريمي
OM-DA|Ad Dakhiliyah|الداخلية
OM-MA|Muscat|المسكات عنب طيب الشذا
OM-MU|Musandam|مسندم
OM-SJ|Ash Sharqiyah South|جنوب الشرقية
OM-SS|Ash Sharqiyah North|شمال الشرقية
OM-WU|Al Wusta|الوسطى
OM-ZA|Ad Dhahirah|الظاهرة
OM-ZU|Dhofar|ظفار
PA-1|Bocas del Toro
PA-10|Panamá Oeste
PA-2|Coclé
PA-3|Colón|Colon
PA-4|Chiriquí Province
PA-5|Darién
PA-6|Herrera
PA-7|Los Santos
PA-8|Panamá
PA-9|Veraguas
PA-EM|Emberá-Wounaan Comarca
PA-KY|Guna
PA-NB|Ngöbe-Buglé Comarca
PA-NT|Naso Tjër Di
PE-AMA|Amazonas
PE-ANC|Áncash
PE-APU|Apurímac
PE-ARE|Arequipa
PE-AYA|Ayacucho
PE-CAJ|Cajamarca
PE-CAL|Callao
PE-CUS|Cusco|Cúsa
PE-HUC|Huanuco
PE-HUV|Huancavelica
PE-ICA|Ica|ICA
PE-JUN|Junín
PE-LAL|La Libertad
PE-LAM|Lambayeque
PE-LIM|Lima
PE-LMA|Municipalidad Metropolitana de Lima
PE-LOR|Loreto
PE-MDD|Madre de Dios
PE-MOQ|Moquegua
PE-PAS|Pasco|Pasto
PE-PIU|Piura
PE-PUN|Puno|Mucho
PE-SAM|San Martín
PE-TAC|Tacna
PE-TUM|Tumbes
PE-UCA|Ucayali
PF-01|Austral Islands|Îles austral
PF-02|Leeward Islands|Îles sous le vent
PF-03|Marquesas Islands|Îles de Marquesas
PF-04|Tuamotu-Gambier|Tuamotu-gambier
PF-05|Windward Islands|Îles du vent
PG-CPK|Chimbu|Bur
PG-CPM|Central
PG-EBR|East New Britain
PG-EHG|Eastern Highlands
PG-EPW|Enga|Nake
PG-ESW|East Sepik|East
PG-GPK|Gulf
PG-HLA|Hela
PG-JWK|Jiwaka|Burn it
PG-MBA|Milne Bay
PG-MPL|Morobe
PG-MPM|Madang
PG-MRL|Manus
PG-NCD|Port Moresby
PG-NIK|New Ireland
PG-NPP|Oro
PG-NSB|Bougainville
PG-SAN|Sandaun|Sandadaun
PG-SHM|Southern Highlands
PG-WBK|West New Britain
PG-WHM|Western Highlands
PG-WPD|Western
PH-00|National Capital Region (Metro Manila)
PH-01|Ilocos
PH-02|Cagayan Valley
PH-03|Central Luzon
PH-05|Bicol
PH-06|Western Visayas
PH-07|Central Visayas
PH-08|Eastern Visayas
PH-09|Zamboanga Peninsula
PH-10|Northern Mindanao
PH-11|Davao
PH-12|Soccsksargen
PH-13|Caraga
PH-14|Autonomous Region in Muslim Mindanao
PH-15|Cordillera Administrative
PH-40|Calabarzon
PH-41|Mimaropa
PH-ABR|Abra
PH-AGN|Agusan del Norte
PH-AGS|Agusan del Sur
PH-AKL|Aklan
PH-ALB|Albay
PH-ANT|Antique
PH-APA|Apayao
PH-AUR|Aurora
PH-BAN|Bataan
PH-BAS|Basilan
PH-BEN|Benguet
PH-BIL|Biliran
PH-BOH|Bohol
PH-BTG|Batangas
PH-BTN|Batanes
PH-BUK|Bukidnon
PH-BUL|Bulacan
PH-CAG|Cagayan
PH-CAM|Camiguin
PH-CAN|Camarines Norte
PH-CAP|Capiz
PH-CAS|Camarines Sur
PH-CAT|Catanduanes
PH-CAV|Cavite
PH-CEB|Cebu
PH-COM|Davao de Oro
PH-DAO|Davao Oriental
PH-DAS|Davao del Sur
PH-DAV|Davao del Norte
PH-DIN|Dinagat Islands
PH-DVO|Davao Occidental
PH-EAS|Eastern Samar
PH-GUI|Guimaras
PH-IFU|Ifugao
PH-ILI|Iloilo
PH-ILN|Ilocos Norte
PH-ILS|Ilocos Sur
PH-ISA|Isabela
PH-KAL|Kalinga
PH-LAG|Laguna
PH-LAN|Lanao del Norte
PH-LAS|Lanao del Sur
PH-LEY|Leyte
PH-LUN|La Union
PH-MAD|Marinduque
PH-MAS|Masbate
PH-MDC|Occidental Mindoro
PH-MDR|Oriental Mindoro
PH-MGN|Maguindanao del Norte
PH-MGS|Maguindanao del Sur
PH-MOU|Mountain Province
PH-MSC|Misamis Occidental
PH-MSR|Misamis Oriental
PH-NCO|Cotabato
PH-NEC|Negros Occidental
PH-NER|Negros Oriental
PH-NSA|Northern Samar
PH-NUE|Nueva Ecija
PH-NUV|Nueva Vizcaya
PH-PAM|Pampanga
PH-PAN|Pangasinan
PH-PLW|Palawan
PH-QUE|Quezon
PH-QUI|Quirino
PH-RIZ|Rizal
PH-ROM|Romblon
PH-SAR|Sarangani
PH-SCO|South Cotabato
PH-SIG|Siquijor
PH-SLE|Southern Leyte
PH-SLU|Sulu
PH-SOR|Sorsogon
PH-SUK|Sultan Kudarat
PH-SUN|Surigao del Norte
PH-SUR|Surigao del Sur
PH-TAR|Tarlac
PH-TAW|Tawi-Tawi
PH-WSA|Western Samar
PH-ZAN|Zamboanga del Norte
PH-ZAS|Zamboanga del Sur
PH-ZMB|Zambales
PH-ZSI|Zamboanga Sibugay
PK-BA|Balochistan|بلوچستان
PK-GB|Gilgit-Baltistan|گلگٹ بلتستان
PK-IS|Islamabad|اسلام آباد
PK-JK|Azad Kashmir|آزاد کشمیر
PK-KP|Khyber Pakhtunkhwa|خیبر پختوننہوا
PK-PB|Punjab|پنجاب
PK-SD|Sindh|سندھ
PL-02|Lower Silesia|Dolna Śląska
PL-04|Kuyavia-Pomerania
PL-06|Lublin
PL-08|Lubusz|Lubus
PL-10|Łódź
PL-12|Lesser Poland|Mniejsza Polska
PL-14|Mazovia
PL-16|Upper Silesia
PL-18|Subcarpathia|Sub -Carpathia
PL-20|Podlaskie
PL-22|Pomerania
PL-24|Silesia|Śląska
PL-26|Holy Cross|Święty krzyż
PL-28|Warmia-Masuria
PL-30|Greater Poland|Większa Polska
PL-32|West Pomerania
PR-001|Adjuntas
PR-003|Aguada
PR-005|Aguadilla
PR-007|Aguas Buenas
PR-009|Aibonito
PR-011|Añasco
PR-015|Arroyo|Cauce seco de un río
PR-017|Barceloneta
PR-019|Barranquitas|Barranquita
PR-023|Cabo Rojo
PR-027|Camuy|Camuleta
PR-029|Canóvanas
PR-033|Cataño
PR-035|Cayey
PR-037|Ceiba
PR-039|Ciales
PR-041|Cidra|Trampas
PR-043|Coamo
PR-045|Comerío
PR-047|Corozal
PR-049|Culebra
PR-051|Dorado
PR-053|Fajardo
PR-054|Florida
PR-055|Guánica
PR-057|Guayama
PR-059|Guayanilla
PR-063|Gurabo
PR-065|Hatillo
PR-067|Hormigueros
PR-069|Humacao
PR-071|Isabela
PR-073|Jayuya
PR-075|Juana Díaz
PR-077|Juncos
PR-079|Lajas
PR-081|Lares|Casas
PR-083|Las Marías
PR-085|Las Piedras
PR-087|Loíza|Flojo
PR-089|Luquillo
PR-091|Manatí
PR-093|Maricao
PR-095|Maunabo|Maunaloa, establecimiento
PR-099|Moca
PR-101|Morovis
PR-103|Naguabo
PR-105|Naranjito
PR-107|Orocovis
PR-109|Patillas
PR-111|Peñuelas
PR-115|Quebradillas
PR-117|Rincón
PR-119|Río Grande
PR-121|Sabana Grande
PR-123|Salinas
PR-125|San Germán
PR-129|San Lorenzo
PR-131|San Sebastián
PR-133|Santa Isabel
PR-135|Toa Alta|Toa debajo
PR-141|Utuado|Utilizado
PR-143|Vega Alta
PR-145|Vega Baja
PR-147|Vieques|Componentes
PR-149|Villalba
PR-151|Yabucoa
PR-153|Yauco
PR-AR|Arecibo
PR-BY|Bayamon
PR-CG|Caguas
PR-CL|Carolina
PR-GN|Guaynabo
PR-MG|Mayagüez
PR-PO|Ponce
PR-SJ|San Juan
PR-TA|Trujillo Alto
PR-TB|Toa Baja|Toa acero
PS-BTH|Bethlehem|بيت لحم
PS-DEB|Deir El Balah|دير البلح
PS-GZA|Gaza|غزة
PS-HBN|Hebron|الخليل
PS-JEM|Jerusalem (Quds)|القدس
PS-JEN|Jenin|جنين
PS-JRH|Jericho|أريحا
PS-KYS|Khan Yunis|خان يونس
PS-NBS|Nablus|نابلس
PS-NGZ|North Gaza|شمال غزة
PS-QQA|Qalqilya|قلقيلية
PS-RBH|Ramallah|رام الله
PS-RFH|Rafah|رفح
PS-SLT|Salfit|سلفيت
PS-TBS|Tubas|طوباس
PS-TKM|Tulkarm|طولكرم
PT-01|Aveiro
PT-02|Beja
PT-03|Braga
PT-04|Bragança
PT-05|Castelo Branco
PT-06|Coimbra
PT-07|Évora
PT-08|Faro
PT-09|Guarda
PT-10|Leiria
PT-11|Lisbon
PT-12|Portalegre
PT-13|Porto
PT-14|Santarém
PT-15|Setúbal
PT-16|Viana do Castelo
PT-17|Vila Real
PT-18|Viseu
PT-20|Açores
PT-30|Madeira
PW-002|Aimeliik|Ameliikik
PW-004|Airai
PW-010|Angaur
PW-050|Hatohobei
PW-100|Kayangel|Kayael
PW-150|Koror|Increase
PW-212|Melekeok
PW-214|Ngaraard|To eat
PW-218|Ngarchelong
PW-222|Ngardmau|Kerdown
PW-224|Ngatpang
PW-226|Ngchesar|Nkchesar
PW-227|Ngeremlengui
PW-228|Ngiwal
PW-350|Peleliu|Turn over
PW-370|Sonsorol
PY-1|Concepción
PY-10|Alto Paraná|Alto paraná
PY-11|Central
PY-12|Ñeembucú
PY-13|Amambay
PY-14|Canindeyú
PY-15|Presidente Hayes
PY-16|Alto Paraguay
PY-19|Boquerón
PY-2|San Pedro
PY-3|Cordillera
PY-4|Guairá
PY-5|Caaguazú
PY-6|Caazapá
PY-7|Itapúa
PY-8|Misiones
PY-9|Paraguarí
PY-ASU|Asuncion|Asunción
QA-DA|Doha|الدوحة
QA-KH|Al Khor
QA-MS|Madinat ash Shamal|مينات آش شوال
QA-RA|Al Rayyan
QA-SH|Al-Shahaniya|الشهانية
QA-US|Umm Salal|قاعدة أم
QA-WA|Al Wakrah|واكرا
QA-ZA|Al Daayen|دايين
RE-01|Saint-Benoît
RE-02|Saint-Denis
RE-03|Saint-Paul
RE-04|Saint-Pierre
RO-AB|Alba
RO-AG|Arges
RO-AR|Arad
RO-B|Bucharest|Bucureşti
RO-BC|Bacău
RO-BH|Bihor
RO-BN|Bistrița-Năsăud
RO-BR|Braila
RO-BT|Botoșani
RO-BV|Brașov
RO-BZ|Buzău
RO-CJ|Cluj
RO-CL|Călărași
RO-CS|Caraș-Severin
RO-CT|Constanța
RO-CV|Covasna
RO-DB|Dâmbovița
RO-DJ|Dolj
RO-GJ|Gorj
RO-GL|Galați
RO-GR|Giurgiu
RO-HD|Hunedoara
RO-HR|Harghita
RO-IF|Ilfov
RO-IL|Ialomița
RO-IS|Iași
RO-MH|Mehedinți
RO-MM|Maramureș
RO-MS|Mureș
RO-NT|Neamț
RO-OT|Olt
RO-PH|Prahova
RO-SB|Sibiu
RO-SJ|Sălaj
RO-SM|Satu Mare|O iapă
RO-SV|Suceava
RO-TL|Tulcea
RO-TM|Timiș
RO-TR|Teleorman
RO-VL|Vâlcea
RO-VN|Vrancea
RO-VS|Vaslui
RS-00|Belgrade|Београд
RS-01|North Bačka|Северна Бачка
RS-02|Central Banat|Централни банат
RS-03|North Banat|Северна Банат
RS-04|South Banat|Јужни Банат
RS-05|West Bačka|Вест Бачка
RS-06|South Bačka|Јужна Бачка
RS-07|Srem|Срем
RS-08|Mačva|Мач
RS-09|Kolubara|Колубара
RS-10|Podunavlje
RS-11|Braničevo|Браничево
RS-12|Šumadija|Шумадија
RS-13|Pomoravlje|Морски
RS-14|Bor|Бор
RS-15|Zaječar|Зајечар
RS-16|Zlatibor|Златибор
RS-17|Moravica|Моравица
RS-18|Raška|Распадати
RS-19|Rasina|Смола
RS-20|Nišava
RS-21|Toplica|Топлице
RS-22|Pirot|Пирот
RS-23|Jablanica|Јабланица
RS-24|Pčinja|Пас
RS-25|Kosovo|Косово
RS-26|Peć|Пећ
RS-27|Prizren|Призрен
RS-28|Kosovska Mitrovica|Косовска Митровица
RS-29|Kosovo-Pomoravlje|Косовско-Поморавље
RS-KM|Kosovo-Metohija|Косово и Метохија
RS-VO|Vojvodina
RU-AD|Adygea|Адыгея
RU-AL|Altai|Алтай
RU-ALT|Altai|Алтай
RU-AMU|Amur|Амур
RU-ARK|Arkhangelsk|Архангельск
RU-AST|Astrakhan|Астрахань
RU-BA|Bashkortostan|Башкортостан
RU-BEL|Belgorod|Белгород
RU-BRY|Bryansk|Брянск
RU-BU|Buryatia|Бурятия
RU-CE|Chechen|чеченский
RU-CHE|Chelyabinsk|Челябинск
RU-CHU|Chukotka|Чукотка
RU-CU|Chuvash|чувашский
RU-DA|Dagestan|Дагестан
RU-IN|Ingushetia|Ингушетия
RU-IRK|Irkutsk|Иркутск
RU-IVA|Ivanovo|Иваново
RU-KAM|Kamchatka|Камчатка
RU-KB|Kabardino-Balkar|Кабардино-Балкарский
RU-KC|Karachay-Cherkess|Карачаево-Черкесская
RU-KDA|Krasnodar|Краснодар
RU-KEM|Kemerovo|Кемерово
RU-KGD|Kaliningrad|Калининград
RU-KGN|Kurgan|Курган
RU-KHA|Khabarovsk|Хабаровск
RU-KHM|Khanty-Mansi|Ханты-Мансийский
RU-KIR|Kirov|Киров
RU-KK|Khakassia|Хакасия
RU-KL|Kalmykia|Калмыкия
RU-KLU|Kaluga|Калуга
RU-KO|Komi|Коми
RU-KOS|Kostroma|Кострома
RU-KR|Karelia|Карелия
RU-KRS|Kursk|Курск
RU-KYA|Krasnoyarsk|Красноярск
RU-LEN|Leningrad|Ленинград
RU-LIP|Lipetsk|Липецк
RU-MAG|Magadan|Магадан
RU-ME|Mari El|Марий Эл
RU-MO|Mordovia|Мордовия
RU-MOS|Moscow|Москва
RU-MOW|Moscow|Москва
RU-MUR|Murmansk|Мурманск
RU-NEN|Nenets|ненецкие
RU-NGR|Novgorod|Новгород
RU-NIZ|Nizhny Novgorod|Нижний Новгород
RU-NVS|Novosibirsk|Новосибирск
RU-OMS|Omsk|Омск
RU-ORE|Orenburg|Оренбург
RU-ORL|Oryol|Орел
RU-PER|Perm|Пермь
RU-PNZ|Penza|Пенза
RU-PRI|Primorsky|Приморский
RU-PSK|Pskov|Псков
RU-ROS|Rostov|Ростов
RU-RYA|Ryazan|Рязань
RU-SA|Sakha|Саха
RU-SAK|Sakhalin|Сахалин
RU-SAM|Samara|Самара
RU-SAR|Saratov|Саратов
RU-SE|North Ossetia-Alania|Северная Осетия-Алания
RU-SMO|Smolensk|Смоленск
RU-SPE|Saint Petersburg|Санкт-Петербург
RU-STA|Stavropol|Ставрополь
RU-SVE|Sverdlovsk|Свердловск
RU-TA|Tatarstan|Татарстан
RU-TAM|Tambov|Тамбов
RU-TOM|Tomsk|Томск
RU-TUL|Tula|Тула
RU-TVE|Tver|Тверь
RU-TY|Tuva|Тува
RU-TYU|Tyumen|Тюмень
RU-UD|Udmurt|удмуртский
RU-ULY|Ulyanovsk|Ульяновск
RU-VGG|Volgograd Oblast|Волгоградская область
RU-VLA|Vladimir|Владимир
RU-VLG|Vologda|Вологда
RU-VOR|Voronezh|Воронеж
RU-YAN|Yamalo-Nenets|Ямало-Ненецкий
RU-YAR|Yaroslavl|Ярославль
RU-YEV|Jewish|еврейский
RU-ZAB|Zabaykalsky|Забайкальский
RW-01|Kigali
RW-02|Eastern|Iburasirazuba
RW-03|Northern|Amajyaruguru
RW-04|Western
RW-05|Southern|Amajyepfo
SA-01|Riyadh|الرياض
SA-02|Makkah|مكة المكرمة
SA-03|Al Madinah|المدينة المنورة
SA-04|Eastern Province|المنطقة الشرقية
SA-05|Al-Qassim|القصيم
SA-06|Ha'il|يشيد
SA-07|Tabuk|تبوك
SA-08|Northern Borders|الحدود الشمالية
SA-09|Jizan|جيزان
SA-10|Najran|نجران
SA-11|Al Bahah|الباحة
SA-12|Al Jawf|الجوف
SA-14|Asir|عسير
SB-CE|Central
SB-CH|Choiseul
SB-CT|Honiara|Honeycomb
SB-GU|Guadalcanal
SB-IS|Isabel
SB-MK|Makira-Ulawa|Missing up
SB-ML|Malaita
SB-RB|Rennell and Bellona
SB-TE|Temotu
SB-WE|Western
SC-01|Anse-aux-Pins
SC-02|Anse Boileau
SC-03|Anse Etoile|Anse Étoile
SC-04|Au Cap
SC-05|Anse Royale
SC-06|Baie Lazare|Très lazare
SC-07|Baie Sainte Anne
SC-08|Beau Vallon
SC-09|Bel Air
SC-10|Bel Ombre|Belles ombres
SC-11|Cascade
SC-12|Glacis
SC-13|Grand'Anse Mahé
SC-14|Grand'Anse Praslin
SC-15|La Digue
SC-16|La Rivière Anglaise
SC-17|Mont Buxton
SC-18|Mont Fleuri
SC-19|Plaisance
SC-20|Pointe La Rue
SC-21|Port Glaud
SC-22|Saint Louis
SC-23|Takamaka
SC-24|Les Mamelles
SC-25|Roche Caiman
SC-26|Ile Perseverance I
SC-27|Ile Perseverance II
SD-DC|Central Darfur|وسط دارفور
SD-DE|East Darfur|شرق دارفور
SD-DN|North Darfur|شمال دارفور
SD-DS|South Darfur|جنوب دارفور
SD-DW|West Darfur|غرب دارفور
SD-GD|Al Qadarif|القضارف
SD-GK|West Kordofan|غرب كردفان
SD-GZ|Al Jazirah|الجزيرة
SD-KA|Kassala|كسلا
SD-KH|Khartoum|الخرطوم
SD-KN|North Kordofan|شمال كردفان
SD-KS|South Kordofan|جنوب كردفان
SD-NB|Blue Nile|النيل الأزرق
SD-NO|Northern|شمالي
SD-NR|River Nile|نهر النيل
SD-NW|White Nile|النيل الأبيض
SD-RS|Red Sea|البحر الأحمر
SD-SI|Sennar|سنار
SE-AB|Stockholm
SE-AC|Västerbotten
SE-BD|Norrbotten
SE-C|Uppsala
SE-D|Södermanland
SE-E|Östergötland
SE-F|Jönköping
SE-G|Kronoberg
SE-H|Kalmar
SE-I|Gotland
SE-K|Blekinge
SE-M|Skåne
SE-N|Halland
SE-O|Västra Götaland
SE-S|Värmland
SE-T|Örebro
SE-U|Västmanland
SE-W|Dalarna
SE-X|Gävleborg
SE-Y|Västernorrland
SE-Z|Jämtland
SG-01|Central Singapore
SG-02|North East
SG-03|North West
SG-04|South East
SG-05|South West
SH-01|Alarm Forest
SH-02|Blue Hill
SH-03|Half Tree Hollow
SH-04|Jamestown
SH-05|Levelwood
SH-06|Longwood
SH-07|Sandy Bay
SH-08|Saint Paul's
SI-001|Ajdovščina
SI-002|Beltinci
SI-003|Bled|Meledo
SI-004|Bohinj
SI-005|Borovnica
SI-006|Bovec
SI-007|Brda|Hribi
SI-008|Brezovica
SI-009|Brežice
SI-010|Tišina
SI-011|Celje
SI-012|Cerklje na Gorenjskem
SI-013|Cerknica
SI-014|Cerkno
SI-015|Črenšovci
SI-016|Črna na Koroškem
SI-017|Črnomelj
SI-018|Destrnik
SI-019|Divača|Reduktor
SI-020|Dobrepolje
SI-021|Dobrova–Polhov Gradec
SI-022|Dol pri Ljubljani
SI-023|Domžale
SI-024|Dornava
SI-025|Dravograd
SI-026|Duplek
SI-027|Gorenja Vas–Poljane|Zažgal te -fell
SI-028|Gorišnica
SI-029|Gornja Radgona
SI-030|Gornji Grad
SI-031|Gornji Petrovci
SI-032|Grosuplje
SI-033|Šalovci
SI-034|Hrastnik
SI-035|Hrpelje–Kozina
SI-036|Idrija
SI-037|Ig
SI-038|Ilirska Bistrica
SI-039|Ivančna Gorica
SI-040|Izola
SI-041|Jesenice
SI-042|Juršinci
SI-043|Kamnik
SI-044|Kanal ob Soči
SI-045|Kidričevo
SI-046|Kobarid
SI-047|Kobilje
SI-048|Kočevje
SI-049|Komen|Pridi
SI-050|Koper|Baker
SI-051|Kozje
SI-052|Kranj
SI-053|Kranjska Gora
SI-054|Krško
SI-055|Kungota
SI-056|Kuzma
SI-057|Laško
SI-058|Lenart
SI-059|Lendava
SI-060|Litija|Litij
SI-061|Ljubljana|LJUBLANA
SI-062|Ljubno
SI-063|Ljutomer
SI-064|Logatec
SI-065|Loška Dolina
SI-066|Loški Potok
SI-067|Luče|Luč
SI-068|Lukovica
SI-069|Majšperk
SI-070|Maribor
SI-071|Medvode
SI-072|Mengeš
SI-073|Metlika
SI-074|Mežica
SI-075|Miren–Kostanjevica
SI-076|Mislinja
SI-077|Moravče
SI-078|Moravske Toplice
SI-079|Mozirje
SI-080|Murska Sobota
SI-081|Muta
SI-082|Naklo
SI-083|Nazarje
SI-084|Nova Gorica
SI-085|Novo Mesto
SI-086|Odranci
SI-087|Ormož
SI-088|Osilnica
SI-089|Pesnica
SI-090|Piran
SI-091|Pivka
SI-092|Podčetrtek
SI-093|Podvelka
SI-094|Postojna
SI-095|Preddvor
SI-096|Ptuj
SI-097|Puconci
SI-098|Rače–Fram
SI-099|Radeče
SI-100|Radenci
SI-101|Radlje ob Dravi
SI-102|Radovljica
SI-103|Ravne na Koroškem
SI-104|Ribnica
SI-105|Rogašovci
SI-106|Rogaška Slatina
SI-107|Rogatec
SI-108|Ruše|Ruševine
SI-109|Semič
SI-110|Sevnica
SI-111|Sežana
SI-112|Slovenj Gradec
SI-113|Slovenska Bistrica
SI-114|Slovenske Konjice
SI-115|Starše
SI-116|Sveti Jurij ob Ščavnici
SI-117|Šenčur
SI-118|Šentilj
SI-119|Šentjernej
SI-120|Šentjur
SI-121|Škocjan
SI-122|Škofja Loka
SI-123|Škofljica
SI-124|Šmarje pri Jelšah
SI-125|Šmartno ob Paki
SI-126|Šoštanj
SI-127|Štore
SI-128|Tolmin
SI-129|Trbovlje
SI-130|Trebnje
SI-131|Tržič
SI-132|Turnišče
SI-133|Velenje
SI-134|Velike Lašče
SI-135|Videm
SI-136|Vipava
SI-137|Vitanje
SI-138|Vodice
SI-139|Vojnik|Vojak
SI-140|Vrhnika
SI-141|Vuzenica
SI-142|Zagorje ob Savi
SI-143|Zavrč
SI-144|Zreče
SI-146|Železniki
SI-147|Žiri|Porota
SI-148|Benedikt
SI-149|Bistrica ob Sotli
SI-150|Bloke
SI-151|Braslovče
SI-152|Cankova
SI-153|Cerkvenjak
SI-154|Dobje
SI-155|Dobrna
SI-156|Dobrovnik
SI-157|Dolenjske Toplice
SI-158|Grad
SI-159|Hajdina
SI-160|Hoče–Slivnica
SI-161|Hodoš
SI-162|Horjul
SI-163|Jezersko
SI-164|Komenda|Ukaz
SI-165|Kostel|Cerkev
SI-166|Križevci
SI-167|Lovrenc na Pohorju
SI-168|Markovci
SI-169|Miklavž na Dravskem Polju
SI-170|Mirna Peč
SI-171|Oplotnica
SI-172|Podlehnik
SI-173|Polzela
SI-174|Prebold
SI-175|Prevalje
SI-176|Razkrižje
SI-177|Ribnica na Pohorju
SI-178|Selnica ob Dravi
SI-179|Sodražica
SI-180|Solčava
SI-181|Sveta Ana|Sveta ana
SI-182|Sveti Andraž v Slovenskih Goricah
SI-183|Šempeter–Vrtojba
SI-184|Tabor
SI-185|Trnovska Vas
SI-186|Trzin
SI-187|Velika Polana
SI-188|Veržej
SI-189|Vransko
SI-190|Žalec
SI-191|Žetale
SI-192|Žirovnica
SI-193|Žužemberk
SI-194|Šmartno pri Litiji
SI-195|Apače
SI-196|Cirkulane
SI-197|Kostanjevica na Krki
SI-198|Makole
SI-199|Mokronog–Trebelno
SI-200|Poljčane
SI-201|Renče–Vogrsko
SI-202|Središče ob Dravi
SI-203|Straža
SI-204|Sveta Trojica v Slovenskih Goricah
SI-205|Sveti Tomaž
SI-206|Šmarješke Toplice
SI-207|Gorje
SI-208|Log–Dragomer
SI-209|Rečica ob Savinji
SI-210|Sveti Jurij v Slovenskih Goricah
SI-211|Šentrupert
SI-212|Mirna|MiRNA
SI-213|Ankaran
SK-BC|Banská Bystrica
SK-BL|Bratislava
SK-KI|Košice
SK-NI|Nitra
SK-PV|Prešov
SK-TA|Trnava
SK-TC|Trenčín
SK-ZI|Žilina
SL-E|Eastern
SL-N|Northern
SL-NW|North Western
SL-S|Southern
SL-W|Western
SM-01|Acquaviva
SM-02|Chiesanuova
SM-03|Domagnano
SM-04|Faetano|Condizione
SM-05|Fiorentino
SM-06|Borgo Maggiore
SM-07|San Marino
SM-08|Montegiardino
SM-09|Serravalle
SN-DB|Diourbel Region
SN-DK|Dakar
SN-FK|Fatick
SN-KA|Kaffrine
SN-KD|Kolda|Dans le bras
SN-KE|Kédougou
SN-KL|Kaolack
SN-LG|Louga|Lougue
SN-MT|Matam|doux
SN-SE|Sédhiou
SN-SL|Saint-Louis
SN-TC|Tambacounda Region
SN-TH|Thiès Region
SN-ZG|Ziguinchor
SO-AW|Awdal
SO-BK|Bakool
SO-BN|Banaadir
SO-BR|Bari
SO-BY|Bay|Gacan biyo badda
SO-GA|Galguduud
SO-GE|Gedo
SO-HI|Hiran|Hiraan
SO-JD|Middle Juba|Jubbada Dhexe
SO-JH|Lower Juba|Jubbada Hoose
SO-MU|Mudug
SO-NU|Nugal
SO-SA|Sanaag
SO-SD|Middle Shebelle|Dhexe ee Shebelle
SO-SH|Lower Shebelle|Hoose Shebelle
SO-SO|Sool
SO-TO|Togdheer
SO-WO|Woqooyi Galbeed|Maroodi Jeex
SR-BR|Brokopondo|Brocopondo
SR-CM|Commewijne
SR-CR|Coronie
SR-MA|Marowijne
SR-NI|Nickerie
SR-PM|Paramaribo
SR-PR|Para|Naar
SR-SA|Saramacca
SR-SI|Sipaliwini
SR-WA|Wanica
SS-BN|Northern Bahr el Ghazal
SS-BW|Western Bahr el Ghazal|Western bahr el ghazal
SS-EC|Central Equatoria
SS-EE|Eastern Equatoria
SS-EW|Western Equatoria
SS-JG|Jonglei State
SS-LK|Lakes
SS-NU|Upper Nile
SS-UY|Unity
SS-WR|Warrap
ST-01|Água Grande
ST-02|Cantagalo
ST-03|Caué
ST-04|Lemba
ST-05|Lobata
ST-06|Mé-Zóchi
ST-P|Príncipe
SV-AH|Ahuachapán
SV-CA|Cabañas
SV-CH|Chalatenango
SV-CU|Cuscatlán
SV-LI|La Libertad
SV-MO|Morazán
SV-PA|La Paz
SV-SA|Santa Ana
SV-SM|San Miguel
SV-SO|Sonsonate
SV-SS|San Salvador
SV-SV|San Vicente
SV-UN|La Unión
SV-US|Usulután
SY-DI|Damascus|دمشق
SY-DR|Daraa|درعا
SY-DY|Deir ez-Zor|دير الزور
SY-HA|Al-Hasakah|الحسكة
SY-HI|Homs|حمص
SY-HL|Aleppo|حلب
SY-HM|Hama|حماة
SY-ID|Idlib|إدلب
SY-LA|Latakia|اللاذقية
SY-QU|Quneitra|القنيطرة
SY-RA|Al-Raqqah|الرقة
SY-RD|Rif Dimashq|ريف دمشق
SY-SU|As-Suwayda|السويداء
SY-TA|Tartus|طرطوس
SZ-HH|Hhohho
SZ-LU|Lubombo|Bitch
SZ-MA|Manzini|Chic
SZ-SH|Shiselweni|Suspend
TC-01|Providenciales
TC-02|North Caicos
TC-03|Middle Caicos
TC-04|South Caicos
TC-05|Grand Turk
TC-06|Salt Cay
TD-BA|Batha
TD-BG|Bahr el Gazel|Bahr El Gazel
TD-BO|Borkou
TD-CB|Chari-Baguirmi|Chari-baguirmi
TD-EE|Ennedi-Est
TD-EO|Ennedi-Ouest
TD-GR|Guéra
TD-HL|Hadjer-Lamis|Hadjer-lamis
TD-KA|Kanem
TD-LC|Lac
TD-LO|Logone Occidental
TD-LR|Logone Oriental
TD-MA|Mandoul|Mandall
TD-MC|Moyen-Chari
TD-ME|Mayo-Kebbi Est|Micha-cube EST
TD-MO|Mayo-Kebbi Ouest|Mayo-kebbi Oust
TD-ND|N'Djamena
TD-OD|Ouaddaï
TD-SA|Salamat|Merci
TD-SI|Sila|Ils sont
TD-TA|Tandjilé|Dentaire
TD-TI|Tibesti
TD-WF|Wadi Fira
TF-01|Adélie Land|Terre Adélie
TF-02|Crozet Islands|Îles Crozet
TF-03|Kerguelen Islands|Archipel des Kerguelen
TF-04|Saint-Paul and Amsterdam Islands|Îles Saint-Paul et Amsterdam
TF-05|Scattered Islands|Îles Éparses
TG-C|Centrale|Central
TG-K|Kara
TG-M|Maritime
TG-P|Plateaux
TG-S|Savanes
TH-10|Bangkok|กรุงเทพฯ
TH-11|Samut Prakan|สมุทรปราการ
TH-12|Nonthaburi|นนทบุรี
TH-13|Pathum Thani|ปทุมธานี
TH-14|Phra Nakhon Si Ayutthaya|พระนครศรีอยุธยา
TH-15|Ang Thong|อ่างทอง
TH-16|Lop Buri|ลพบุรี
TH-17|Sing Buri|สิงห์บุรี
TH-18|Chai Nat|ชัยนาท
TH-19|Saraburi|สระบุรี
TH-20|Chon Buri|ชลบุรี
TH-21|Rayong|ระยอง
TH-22|Chanthaburi|จันทบุรี
TH-23|Trat|ตราด
TH-24|Chachoengsao|ฉะเชิงเทรา
TH-25|Prachin Buri|ปราจีนบุรี
TH-26|Nakhon Nayok|นครนายก
TH-27|Sa Kaeo|สระแก้ว
TH-30|Nakhon Ratchasima|นครราชสีมา
TH-31|Buri Ram|บุรีรัมย์
TH-32|Surin|สุรินทร์
TH-33|Si Sa Ket|ศรีสะเกษ
TH-34|Ubon Ratchathani|อุบลราชธานี
TH-35|Yasothon|ยโสธร
TH-36|Chaiyaphum|ชัยภูมิ
TH-37|Amnat Charoen|อำนาจเจริญ
TH-38|Bueng Kan|บึงกาฬ
TH-39|Nong Bua Lam Phu|หนองบัวลำภู
TH-40|Khon Kaen|ขอนแก่น
TH-41|Udon Thani|อุดรธานี
TH-42|Loei|เลย
TH-43|Nong Khai|หนองคาย
TH-44|Maha Sarakham|มหาสารคาม
TH-45|Roi Et|ร้อยเอ็ด
TH-46|Kalasin|กาฬสินธุ์
TH-47|Sakon Nakhon|สกลนคร
TH-48|Nakhon Phanom|นครพนม
TH-49|Mukdahan|มุกดาหาร
TH-50|Chiang Mai|เชียงใหม่
TH-51|Lamphun|ลำพูน
TH-52|Lampang|ลำปาง
TH-53|Uttaradit|อุตรดิตถ์
TH-54|Phrae|แพร่
TH-55|Nan|แนน
TH-56|Phayao|พะเยา
TH-57|Chiang Rai|เชียงราย
TH-58|Mae Hong Son|แม่ฮ่องสอน
TH-60|Nakhon Sawan|นครสวรรค์
TH-61|Uthai Thani|อุทัยธานี
TH-62|Kamphaeng Phet|กำแพงเพชร
TH-63|Tak|ตาก
TH-64|Sukhothai|สุโขทัย
TH-65|Phitsanulok|พิษณุโลก
TH-66|Phichit|พิจิตร
TH-67|Phetchabun|เพชรบูรณ์
TH-70|Ratchaburi|ราชบุรี
TH-71|Kanchanaburi|กาญจนบุรี
TH-72|Suphan Buri|สุพรรณบุรี
TH-73|Nakhon Pathom|นครปฐม
TH-74|Samut Sakhon|สมุทรสาคร
TH-75|Samut Songkhram|สมุทรสงคราม
TH-76|Phetchaburi|เพชรบุรี
TH-77|Prachuap Khiri Khan|ประจวบคีรีขันธ์
TH-80|Nakhon Si Thammarat|นครศรีธรรมราช
TH-81|Krabi|กระบี่
TH-82|Phangnga|พังงา
TH-83|Phuket|ภูเก็ต
TH-84|Surat Thani|สุราษฎร์ธานี
TH-85|Ranong|ระนอง
TH-86|Chumphon|ชุมพร
TH-90|Songkhla|สงขลา
TH-91|Satun|สตูล
TH-92|Trang|ตรัง
TH-93|Phatthalung|พัทลุง
TH-94|Pattani|ปัตตานี
TH-95|Yala|ยะลา
TH-96|Narathiwat|นราธิวาส
TH-S|Pattaya|พัทยา
TJ-DU|Dushanbe|Душанбе
TJ-GB|Gorno-Badakhshan|Вилаҳмо-Бадахшон
TJ-KT|Khatlon|Вилоят
TJ-RA|Nohiyahoi Tobei Jumhurí
TJ-SU|Sughd|Суғд
TL-AL|Aileu
TL-AN|Ainaro
TL-BA|Baucau|Bauau
TL-BO|Bobonaro|Ver
TL-CO|Cova Lima
TL-DI|Dili
TL-ER|Ermera|Hermera
TL-LA|Lautém|Lautem
TL-LI|Liquiçá
TL-MF|Manufahi|Fabricante
TL-MT|Manatuto|Manatsuto
TL-OE|Oecusse|Oé-Cusse Ambeno
TL-VI|Viqueque
TM-A|Ahal|Mümkin
TM-B|Balkan
TM-D|Daşoguz|Daş
TM-L|Lebap
TM-M|Mary
TM-S|Ashgabat
TN-11|Tunis|تونس
TN-12|Ariana|أريانا
TN-13|Ben Arous|بن عروس
TN-14|Manouba|منوبة
TN-21|Nabeul|نابل
TN-22|Zaghouan|زغوان
TN-23|Bizerte|بنزرت
TN-31|Béja|باجة
TN-32|Jendouba|جندوبة
TN-33|Kef|الكاف
TN-34|Siliana|سليانة
TN-41|Kairouan|القيروان
TN-42|Kasserine|القصرين
TN-43|Sidi Bouzid|سيدي بوزيد
TN-51|Sousse|سوسة
TN-52|Monastir|المنستير
TN-53|Mahdia|المهدية
TN-61|Sfax|صفاقس
TN-71|Gafsa|قفصة
TN-72|Tozeur|توزر
TN-73|Kebili|قبلي
TN-81|Gabès|قابس
TN-82|Medenine|مدنين
TN-83|Tataouine|تطاوين
TO-01|ʻEua
TO-02|Haʻapai
TO-03|Niuas
TO-04|Tongatapu
TO-05|Vavaʻu
TR-01|Adana
TR-02|Adıyaman
TR-03|Afyonkarahisar
TR-04|Ağrı
TR-05|Amasya
TR-06|Ankara
TR-07|Antalya
TR-08|Artvin
TR-09|Aydın
TR-10|Balıkesir
TR-11|Bilecik
TR-12|Bingöl
TR-13|Bitlis
TR-14|Bolu
TR-15|Burdur
TR-16|Bursa
TR-17|Çanakkale
TR-18|Çankırı
TR-19|Çorum
TR-20|Denizli
TR-21|Diyarbakır
TR-22|Edirne
TR-23|Elazığ
TR-24|Erzincan
TR-25|Erzurum
TR-26|Eskişehir
TR-27|Gaziantep
TR-28|Giresun
TR-29|Gümüşhane
TR-30|Hakkâri
TR-31|Hatay
TR-32|Isparta
TR-33|Mersin
TR-34|İstanbul
TR-35|İzmir
TR-36|Kars|Karma
TR-37|Kastamonu
TR-38|Kayseri
TR-39|Kırklareli
TR-40|Kırşehir
TR-41|Kocaeli
TR-42|Konya
TR-43|Kütahya
TR-44|Malatya
TR-45|Manisa
TR-46|Kahramanmaraş
TR-47|Mardin
TR-48|Muğla
TR-49|Muş
TR-50|Nevşehir
TR-51|Niğde
TR-52|Ordu|Saat
TR-53|Rize
TR-54|Sakarya
TR-55|Samsun
TR-56|Siirt
TR-57|Sinop
TR-58|Sivas
TR-59|Tekirdağ
TR-60|Tokat
TR-61|Trabzon
TR-62|Tunceli
TR-63|Şanlıurfa
TR-64|Uşak
TR-65|Van
TR-66|Yozgat
TR-67|Zonguldak
TR-68|Aksaray
TR-69|Bayburt
TR-70|Karaman
TR-71|Kırıkkale
TR-72|Batman
TR-73|Şırnak
TR-74|Bartın
TR-75|Ardahan
TR-76|Iğdır
TR-77|Yalova
TR-78|Karabük
TR-79|Kilis
TR-80|Osmaniye
TR-81|Düzce
TT-ARI|Arima
TT-CHA|Chaguanas|SelectNas
TT-CTT|Couva-Tabaquite-Talparo
TT-DMN|Diego Martin
TT-ETO|Eastern Tobago
TT-MRC|Rio Claro-Mayaro
TT-PED|Penal-Debe|Criminal-Debe
TT-POS|Port of Spain
TT-PRT|Princes Town
TT-PTF|Point Fortin
TT-SFO|San Fernando
TT-SGE|Sangre Grande|Big blood
TT-SIP|Siparia
TT-SJL|San Juan-Laventille|For San Juan Lavent
TT-TOB|Tobago
TT-TUP|Tunapuna-Piarco
TT-WTO|Western Tobago
TV-FUN|Funafuti|Funfuta
TV-NIT|Niutao Island Council|Nutoo Island Council
TV-NKF|Nukufetau|Nuquosa
TV-NKL|Nukulaelae
TV-NMA|Nanumea|Stiff
TV-NMG|Nanumanga|Nanumga
TV-NUI|Nui|Great
TV-VAI|Vaitupu
TW-CHA|Changhua
TW-CYI|Chiayi
TW-CYQ|Chiayi County|嘉義縣
TW-HSQ|Hsinchu County|新竹縣
TW-HSZ|Hsinchu
TW-HUA|Hualien
TW-ILA|Yilan
TW-KEE|Keelung
TW-KHH|Kaohsiung
TW-KIN|Kinmen
TW-LIE|Lienchiang
TW-MIA|Miaoli
TW-NAN|Nantou
TW-NWT|New Taipei
TW-PEN|Penghu
TW-PIF|Pingtung
TW-TAO|Taoyuan
TW-TNN|Tainan
TW-TPE|Taipei
TW-TTT|Taitung
TW-TXG|Taichung
TW-YUN|Yunlin
TZ-01|Arusha
TZ-02|Dar es Salaam|Dar ni salaam
TZ-03|Dodoma
TZ-04|Iringa
TZ-05|Kagera
TZ-06|Pemba North
TZ-07|Zanzibar North|Zanzibar Kaskazini
TZ-08|Kigoma
TZ-09|Kilimanjaro
TZ-10|Pemba South|Pemba Kusini
TZ-11|Zanzibar South|Zanzibar Kusini
TZ-12|Lindi
TZ-13|Mara
TZ-14|Mbeya
TZ-15|Zanzibar West
TZ-16|Morogoro
TZ-17|Mtwara
TZ-18|Mwanza
TZ-19|Pwani
TZ-20|Rukwa
TZ-21|Ruvuma
TZ-22|Shinyanga
TZ-23|Singida
TZ-24|Tabora
TZ-25|Tanga
TZ-26|Manyara
TZ-27|Geita
TZ-28|Katavi
TZ-29|Njombe
TZ-30|Simiyu
TZ-31|Songwe
UA-05|Vinnytska|Вінникка
UA-07|Volynska|Волонська
UA-09|Luhanska
UA-12|Dnipropetrovska|Дніпропетровська
UA-14|Donetska
UA-18|Zhytomyrska|Чжітоміка
UA-21|Zakarpatska|Закарпака
UA-23|Zaporizka
UA-26|Ivano-Frankivska
UA-30|Kyiv|Києв
UA-32|Kyivska|Київська
UA-35|Kirovohradska
UA-40|Sevastopol|Севастополь
UA-43|Autonomous Republic of Crimea|Автономна Республіка Криму
UA-46|Lvivska
UA-48|Mykolaivska
UA-51|Odeska
UA-53|Poltavska
UA-56|Rivnenska|Рівненська
UA-59|Sumska|Підозра
UA-61|Ternopilska
UA-63|Kharkivska
UA-65|Khersonska|Херсонська
UA-68|Khmelnytska|Кхмельняцька
UA-71|Cherkaska|Черкаска
UA-74|Chernihivska
UA-77|Chernivetska
UG-101|Kalangala
UG-102|Kampala
UG-103|Kiboga
UG-104|Luwero|Seaweed
UG-105|Masaka
UG-106|Mpigi
UG-107|Mubende|The Valley
UG-108|Mukono
UG-109|Nakasongola
UG-110|Rakai
UG-111|Sembabule
UG-112|Kayunga
UG-113|Wakiso
UG-114|Lyantonde
UG-115|Mityana
UG-116|Nakaseke
UG-117|Buikwe|It has been given
UG-118|Bukomansimbi
UG-119|Butambala|Get the
UG-120|Buvuma
UG-121|Gomba|Mushroom
UG-122|Kalungu
UG-123|Kyankwanzi|Clean
UG-124|Lwengo
UG-125|Kyotera
UG-126|Kasanda
UG-201|Bugiri
UG-202|Busia
UG-203|Iganga
UG-204|Jinja
UG-205|Kamuli
UG-206|Kapchorwa
UG-207|Katakwi
UG-208|Kumi
UG-209|Mbale|Dish
UG-210|Pallisa
UG-211|Soroti
UG-212|Tororo
UG-213|Kaberamaido
UG-214|Mayuge
UG-215|Sironko
UG-216|Amuria|Briefly
UG-217|Budaka|Budak
UG-218|Bududa
UG-219|Bukedea|Boule
UG-220|Bukwo|Bukyo
UG-221|Butaleja|Business
UG-222|Kaliro
UG-223|Manafwa|Inhanish
UG-224|Namutumba
UG-225|Bulambuli|Ram
UG-226|Buyende|Ring
UG-227|Kibuku
UG-228|Kween
UG-229|Luuka|Bone
UG-230|Namayingo
UG-231|Ngora
UG-232|Serere|Serene
UG-233|Butebo
UG-234|Namisindwa
UG-235|Bugweri|Bugwy
UG-236|Kapelebyong|Kapelebong
UG-237|Kalaki
UG-301|Adjumani
UG-302|Apac
UG-303|Arua
UG-304|Gulu|Cavalry
UG-305|Kitgum
UG-306|Kotido|Cotido
UG-307|Lira
UG-308|Moroto
UG-309|Moyo
UG-310|Nebbi
UG-311|Nakapiripirit|Nakapiripirit Nakapiripirit
UG-312|Pader|Wall
UG-313|Yumbe|Hello
UG-314|Abim
UG-315|Amolatar
UG-316|Amuru|Birth
UG-317|Dokolo|DOCTORY
UG-318|Kaabong
UG-319|Koboko
UG-320|Maracha
UG-321|Oyam
UG-322|Agago
UG-323|Alebtong
UG-324|Amudat
UG-325|Kole
UG-326|Lamwo
UG-327|Napak|Mistakes
UG-328|Nwoya
UG-329|Otuke
UG-330|Zombo|Vertical
UG-331|Omoro
UG-332|Pakwach
UG-333|Kwania|For
UG-334|Nabilatuk
UG-335|Karenga
UG-336|Madi-Okollo|Madi-Ooklo
UG-337|Obongi|You are right
UG-401|Bundibugyo
UG-402|Bushenyi
UG-403|Hoima
UG-404|Kabale|Cabal
UG-405|Kabarole
UG-406|Kasese
UG-407|Kibaale
UG-408|Kisoro
UG-409|Masindi
UG-410|Mbarara|Robbery
UG-411|Ntungamo
UG-412|Rukungiri
UG-413|Kamwenge
UG-414|Kanungu
UG-415|Kyenjojo|KYANJOJO
UG-416|Buliisa|Belies
UG-417|Ibanda
UG-418|Isingiro
UG-419|Kiruhura|KirUhura
UG-420|Buhweju|Buhwe
UG-421|Kiryandongo
UG-422|Kyegegwa
UG-423|Mitooma|Micooma
UG-424|Ntoroko|Nghoroko
UG-425|Rubirizi
UG-426|Sheema
UG-427|Kagadi
UG-428|Kakumiro
UG-429|Rubanda|Public
UG-430|Bunyangabu
UG-431|Rukiga
UG-432|Kikuube|It's 100%
UG-433|Kazo|A tree
UG-434|Kitagwenda
UG-435|Rwampara
UG-C|Central
UG-E|Eastern
UG-N|Northern
UG-W|Western
UM-67|Johnston Atoll
UM-71|Midway Islands
UM-76|Navassa Island
UM-79|Wake Island
UM-81|Baker Island
UM-84|Howland Island
UM-86|Jarvis Island
UM-89|Kingman Reef
UM-95|Palmyra Atoll|Palmyra atoll
US-AA|Armed Forces of the Americas
US-AE|Armed Forces Europe
US-AK|Alaska|Down
US-AL|Alabama
US-AP|Armed Forces Pacific
US-AR|Arkansas|Arkansa
US-AS|American Samoa
US-AZ|Arizona
US-CA|California
US-CO|Colorado
US-CT|Connecticut
US-DC|District of Columbia
US-DE|Delaware
US-FL|Florida
US-GA|Georgia
US-GU|Guam
US-HI|Hawaii
US-IA|Iowa
US-ID|Idaho
US-IL|Illinois
US-IN|Indiana
US-KS|Kansas
US-KY|Kentucky
US-LA|Louisiana
US-MA|Massachusetts
US-MD|Maryland
US-ME|Maine
US-MI|Michigan
US-MN|Minnesota
US-MO|Missouri
US-MP|Northern Mariana Islands
US-MS|Mississippi
US-MT|Montana
US-NC|North Carolina
US-ND|North Dakota
US-NE|Nebraska
US-NH|New Hampshire
US-NJ|New Jersey
US-NM|New Mexico
US-NV|Nevada
US-NY|New York
US-OH|Ohio
US-OK|Oklahoma|Oklahola
US-OR|Oregon
US-PA|Pennsylvania
US-PR|Puerto Rico
US-RI|Rhode Island
US-SC|South Carolina
US-SD|South Dakota
US-TN|Tennessee
US-TX|Texas
US-UM|United States Minor Outlying Islands
US-UT|Utah
US-VA|Virginia
US-VI|United States Virgin Islands
US-VT|Vermont
US-WA|Washington
US-WI|Wisconsin
US-WV|West Virginia
US-WY|Wyoming
UY-AR|Artigas
UY-CA|Canelones
UY-CL|Cerro Largo
UY-CO|Colonia
UY-DU|Durazno
UY-FD|Florida
UY-FS|Flores
UY-LA|Lavalleja
UY-MA|Maldonado
UY-MO|Montevideo
UY-PA|Paysandú
UY-RN|Río Negro
UY-RO|Rocha
UY-RV|Rivera
UY-SA|Salto|Tacón
UY-SJ|San José
UY-SO|Soriano
UY-TA|Tacuarembó
UY-TT|Treinta y Tres
UZ-AN|Andijan
UZ-BU|Bukhara|Buxoro
UZ-FA|Fergana|Farg'ona
UZ-JI|Jizzakh
UZ-NG|Namangan
UZ-NW|Navoiy
UZ-QA|Qashqadaryo
UZ-QR|Karakalpakstan|Qoraqalpog'iston
UZ-SA|Samarqand
UZ-SI|Sirdaryo
UZ-SU|Surxondaryo
UZ-TK|Tashkent
UZ-TO|Tashkent|Toshkent
UZ-XO|Xorazm
VC-01|Charlotte
VC-02|Saint Andrew
VC-03|Saint David
VC-04|Saint George
VC-05|Saint Patrick
VC-06|Grenadines
VE-A|Distrito Capital
VE-B|Anzoátegui
VE-C|Apure
VE-D|Aragua
VE-E|Barinas
VE-F|Bolívar
VE-G|Carabobo
VE-H|Cojedes
VE-I|Falcón
VE-J|Guárico
VE-K|Lara
VE-L|Mérida
VE-M|Miranda
VE-N|Monagas
VE-O|Nueva Esparta
VE-P|Portuguesa|portugués
VE-R|Sucre
VE-S|Táchira
VE-T|Trujillo
VE-U|Yaracuy
VE-V|Zulia
VE-W|Venezuela
VE-X|La Guaira
VE-Y|Delta Amacuro
VE-Z|Amazonas
VI-SC|Saint Croix|Holy cross
VI-SJ|Saint John
VI-ST|Saint Thomas
VN-01|Lai Châu
VN-02|Lào Cai
VN-04|Cao Bằng
VN-05|Sơn La
VN-07|Tuyên Quang
VN-09|Lạng Sơn
VN-13|Quảng Ninh
VN-18|Ninh Bình
VN-21|Thanh Hóa
VN-22|Nghệ An
VN-23|Hà Tĩnh
VN-25|Quảng Trị
VN-26|Thừa Thiên-Huế
VN-29|Quảng Ngãi
VN-30|Gia Lai
VN-33|Đắk Lắk
VN-34|Khánh Hòa
VN-35|Lâm Đồng
VN-37|Tây Ninh
VN-39|Đồng Nai
VN-44|An Giang
VN-45|Đồng Tháp
VN-49|Vĩnh Long
VN-56|Bắc Ninh
VN-59|Cà Mau
VN-66|Hưng Yên
VN-68|Phú Thọ
VN-69|Thái Nguyên
VN-71|Điện Biên
VN-CT|Cần Thơ
VN-DN|Đà Nẵng
VN-HN|Hà Nội
VN-HP|Hải Phòng
VN-SG|Hồ Chí Minh
VU-MAP|Malampa
VU-PAM|Penama
VU-SAM|Sanma
VU-SEE|Shefa
VU-TAE|Tafea
VU-TOB|Torba
WF-AL|Alo
WF-SG|Sigave|Sigavé
WF-UV|Uvea|ʻUvea
WS-AA|A'ana|Apu
WS-AL|Aiga-i-le-Tai
WS-AT|Atua
WS-FA|Fa'asaleleaga
WS-GE|Gaga'emauga
WS-GI|Gaga'ifomauga
WS-PA|Palauli
WS-SA|Satupa'itea
WS-TU|Tuamasaga
WS-VF|Va'a-o-Fonoti|Vaʻi-O-phonoti
WS-VS|Vaisigano
XK-PEJ|Peja
XK-PRI|Prizren
XK-XDG|Gjakove
XK-XGJ|Gjilan
XK-XKM|Mitrovica
XK-XPI|Pristina
XK-XUF|Ferizaj
YE-AB|Abyan|أبين
YE-AD|Adan|عدن
YE-AM|Amran|عمران
YE-BA|Al Bayda'|البيضاء
YE-DA|Ad Dali'|الضالع
YE-DH|Dhamar|ذمار
YE-HD|Hadhramaut|حضرموت
YE-HJ|Hajjah|حجة
YE-HU|Al Hudaydah|الحديدة
YE-IB|Ibb|إب
YE-JA|Al Jawf|الجوف
YE-LA|Lahij|لحج
YE-MA|Ma'rib|مأرب
YE-MR|Al Mahrah|المهرة
YE-MW|Al Mahwit|المحويت
YE-RA|Raymah|ريمة
YE-SA|Amanat Al Asimah|أمانة العاصمة
YE-SD|Saada|صعدة
YE-SH|Shabwah|شبوة
YE-SN|Sana'a|صنعاء
YE-SU|Socotra|سقطرى
YE-TA|Ta'izz|تعز
YT-01|Dzaoudzi|Leur
YT-02|Pamandzi|En ville
YT-03|Mamoudzou
YT-04|Dembeni|Débat
YT-05|Bandrélé|Bandrelé
YT-06|Kani Keli|Ce seul
YT-07|Boueni|Bouen
YT-08|Chirongui
YT-09|Sada|Maintenant
YT-10|Ouangani|Ambitieux
YT-11|Chiconi
YT-12|Tsingoni
YT-13|M'Tsangamouji|Entrée
YT-14|Acoua
YT-15|Mtsamboro
YT-16|Bandraboua
YT-17|Koungou|Maintenant
ZA-EC|Eastern Cape
ZA-FS|Free State
ZA-GP|Gauteng
ZA-KZN|KwaZulu-Natal
ZA-LP|Limpopo
ZA-MP|Mpumalanga|East
ZA-NC|Northern Cape
ZA-NW|North West
ZA-WC|Western Cape
ZM-01|Western
ZM-02|Central
ZM-03|Eastern
ZM-04|Luapula
ZM-05|Northern
ZM-06|Northwestern
ZM-07|Southern
ZM-08|Copperbelt
ZM-09|Lusaka|Saturday
ZM-10|Muchinga|To go
ZW-BU|Bulawayo
ZW-HA|Harare
ZW-MA|Manicaland
ZW-MC|Mashonaland Central
ZW-ME|Mashonaland East
ZW-MI|Midlands
ZW-MN|Matabeleland North
ZW-MS|Matabeleland South
ZW-MV|Masvingo
ZW-MW|Mashonaland West
$rows$, '\n') line where line <> '') parsed;
