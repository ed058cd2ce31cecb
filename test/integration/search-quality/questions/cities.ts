import type { PlaceQuestion } from '../question.ts'

/** Names of cities in the 17 languages, in the order of `locales`; a name of one sign is too short to be searched. */
export const cities: readonly PlaceQuestion[] = [
  {
    place: { country: 'GB', city: 'London' },
    names:
      'London|Londres|London|Londres|Londra|Londres|Londres|Londyn|London|Лондон|伦敦|런던|ロンドン|ลอนดอน|Londen|Londra|London',
  },
  {
    place: { country: 'FR', city: 'Paris' },
    names:
      'Paris|Paris|Paris|París|Parigi|Paris|Paris|Paryż|Paris|Париж|巴黎|파리|パリ|ปารีส|Parijs|Paris|Paris',
  },
  {
    place: { country: 'DE', city: 'Berlin' },
    names:
      'Berlin|Berlin|Berlin|Berlín|Berlino|Berlim|Berlim|Berlin|Berlin|Берлин|柏林|베를린|ベルリン|เบอร์ลิน|Berlijn|Berlin|Berlin',
  },
  {
    place: { country: 'CZ', city: 'Praha' },
    names:
      'Prague|Prague|Prag|Praga|Praga|Praga|Praga|Praga|Prag|Прага|布拉格|프라하|プラハ|ปราก|Praag|Prag|Praha',
  },
  {
    place: { country: 'AT', city: 'Wien' },
    names:
      'Vienna|Vienne|Wien|Viena|Vienna|Viena|Viena|Wiedeń|Wien|Вена|维也纳|빈|ウィーン|เวียนนา|Wenen|Viyana|Wina',
  },
  {
    place: { country: 'DK', city: 'København' },
    names:
      'Copenhagen|Copenhague|Kopenhagen|Copenhague|Copenaghen|Copenhaga|Copenhague|Kopenhaga|Köpenhamn|Копенгаген|哥本哈根|코펜하겐|コペンハーゲン|โคเปนเฮเกน|Kopenhagen|Kopenhag|Kopenhagen',
  },
  {
    place: { country: 'PL', city: 'Warszawa' },
    names:
      'Warsaw|Varsovie|Warschau|Varsovia|Varsavia|Varsóvia|Varsóvia|Warszawa|Warszawa|Варшава|华沙|바르샤바|ワルシャワ|วอร์ซอ|Warschau|Varşova|Warsawa',
  },
  {
    place: { country: 'IT', city: 'Roma' },
    names: 'Rome|Rome|Rom|Roma|Roma|Roma|Roma|Rzym|Rom|Рим|罗马|로마|ローマ|โรม|Rome|Roma|Roma',
  },
  {
    place: { country: 'KR', city: 'Seoul' },
    names:
      'Seoul|Séoul|Seoul|Seúl|Seul|Seul|Seul|Seul|Seoul|Сеул|首尔|서울|ソウル|โซล|Seoel|Seul|Seoul',
  },
  {
    place: { country: 'JP', city: 'Tokyo' },
    names:
      'Tokyo|Tokyo|Tokio|Tokio|Tokyo|Tóquio|Tóquio|Tokio|Tokyo|Токио|东京|도쿄|東京|โตเกียว|Tokio|Tokyo|Tokyo',
  },
  {
    place: { country: 'RU', city: 'Moscow' },
    names:
      'Moscow|Moscou|Moskau|Moscú|Mosca|Moscovo|Moscou|Moskwa|Moskva|Москва|莫斯科|모스크바|モスクワ|มอสโก|Moskou|Moskova|Moskwa',
  },
  {
    place: { country: 'GR', city: 'Athens' },
    names:
      'Athens|Athènes|Athen|Atenas|Atene|Atenas|Atenas|Ateny|Aten|Афины|雅典|아테네|アテネ|เอเธนส์|Athene|Atina|Athena',
  },
  {
    place: { country: 'CH', city: 'Genève', region: 'Geneva' },
    names:
      'Geneva|Genève|Genf|Ginebra|Ginevra|Genebra|Genebra|Genewa|Genève|Женева|日内瓦|제네바|ジュネーブ|เจนีวา|Genève|Cenevre|Jenewa',
  },
  {
    place: { country: 'DE', city: 'München' },
    names:
      'Munich|Munich|München|Múnich|Monaco di Baviera|Munique|Munique|Monachium|München|Мюнхен|慕尼黑|뮌헨|ミュンヘン|มิวนิก|München|Münih|Munich',
  },
  {
    place: { country: 'US', city: 'New York City', region: 'New York' },
    names:
      'New York|New York|New York|Nueva York|New York|Nova Iorque|Nova York|Nowy Jork|New York|Нью-Йорк|纽约|뉴욕|ニューヨーク|นิวยอร์ก|New York|New York|New York',
  },
  {
    place: { country: 'PL', city: 'Kraków' },
    names:
      'Krakow|Cracovie|Krakau|Cracovia|Cracovia|Cracóvia|Cracóvia|Kraków|Kraków|Краков|克拉科夫|크라쿠프|クラクフ|กรากุฟ|Krakau|Krakov|Krakow',
  },
  {
    place: { country: 'IT', city: 'Venezia' },
    names:
      'Venice|Venise|Venedig|Venecia|Venezia|Veneza|Veneza|Wenecja|Venedig|Венеция|威尼斯|베네치아|ヴェネツィア|เวนิส|Venetië|Venedik|Venesia',
  },
  {
    place: { country: 'TR', city: 'İstanbul' },
    names:
      'Istanbul|Istanbul|Istanbul|Estambul|Istanbul|Istambul|Istambul|Stambuł|Istanbul|Стамбул|伊斯坦布尔|이스탄불|イスタンブール|อิสตันบูล|Istanboel|İstanbul|Istanbul',
  },
  {
    place: { country: 'CN', city: 'Beijing' },
    names:
      'Beijing|Pékin|Peking|Pekín|Pechino|Pequim|Pequim|Pekin|Peking|Пекин|北京|베이징|北京|ปักกิ่ง|Peking|Pekin|Beijing',
  },
  {
    place: { country: 'CH', city: 'Zürich', region: 'Zurich' },
    names:
      'Zurich|Zurich|Zürich|Zúrich|Zurigo|Zurique|Zurique|Zurych|Zürich|Цюрих|苏黎世|취리히|チューリッヒ|ซือริช|Zürich|Zürih|Zürich',
  },
]
