import type { PlaceQuestion } from '../question.ts'

/** Names of regions in the 17 languages, in the order of `locales`. */
export const regions: readonly PlaceQuestion[] = [
  {
    place: { country: 'DE', region: 'Bavaria' },
    names:
      'Bavaria|Bavière|Bayern|Baviera|Baviera|Baviera|Baviera|Bawaria|Bayern|Бавария|巴伐利亚|바이에른|バイエルン|บาวาเรีย|Beieren|Bavyera|Bayern',
  },
  {
    place: { country: 'US', region: 'California' },
    names:
      'California|Californie|Kalifornien|California|California|Califórnia|Califórnia|Kalifornia|Kalifornien|Калифорния|加利福尼亚|캘리포니아|カリフォルニア|แคลิฟอร์เนีย|Californië|Kaliforniya|California',
  },
  {
    place: { country: 'IT', region: 'Tuscany' },
    names:
      'Tuscany|Toscane|Toskana|Toscana|Toscana|Toscana|Toscana|Toskania|Toscana|Тоскана|托斯卡纳|토스카나|トスカーナ|ทัสกานี|Toscane|Toskana|Toscana',
  },
  {
    place: { country: 'ES', region: 'Catalonia' },
    names:
      'Catalonia|Catalogne|Katalonien|Cataluña|Catalogna|Catalunha|Catalunha|Katalonia|Katalonien|Каталония|加泰罗尼亚|카탈루냐|カタルーニャ|กาตาลุญญา|Catalonië|Katalonya|Katalonia',
  },
  {
    place: { country: 'ES', region: 'Andalusia' },
    names:
      'Andalusia|Andalousie|Andalusien|Andalucía|Andalusia|Andaluzia|Andaluzia|Andaluzja|Andalusien|Андалусия|安达卢西亚|안달루시아|アンダルシア|อันดาลูซิอา|Andalusië|Endülüs|Andalusia',
  },
  {
    place: { country: 'AT', region: 'Tyrol' },
    names:
      'Tyrol|Tyrol|Tirol|Tirol|Tirolo|Tirol|Tirol|Tyrol|Tyrolen|Тироль|蒂罗尔|티롤|チロル|ทีโรล|Tirol|Tirol|Tirol',
  },
  {
    place: { country: 'GB', region: 'Scotland' },
    names:
      'Scotland|Écosse|Schottland|Escocia|Scozia|Escócia|Escócia|Szkocja|Skottland|Шотландия|苏格兰|스코틀랜드|スコットランド|สกอตแลนด์|Schotland|İskoçya|Skotlandia',
  },
  {
    place: { country: 'GB', region: 'Wales' },
    names:
      'Wales|Pays de Galles|Wales|Gales|Galles|País de Gales|País de Gales|Walia|Wales|Уэльс|威尔士|웨일스|ウェールズ|เวลส์|Wales|Galler|Wales',
  },
  {
    place: { country: 'US', region: 'Hawaii' },
    names:
      'Hawaii|Hawaï|Hawaii|Hawái|Hawaii|Havaí|Havaí|Hawaje|Hawaii|Гавайи|夏威夷|하와이|ハワイ|ฮาวาย|Hawaï|Hawaii|Hawaii',
  },
  {
    place: { country: 'IT', region: 'Lombardy' },
    names:
      'Lombardy|Lombardie|Lombardei|Lombardía|Lombardia|Lombardia|Lombardia|Lombardia|Lombardiet|Ломбардия|伦巴第|롬바르디아|ロンバルディア|ลอมบาร์เดีย|Lombardije|Lombardiya|Lombardia',
  },
  {
    place: { country: 'JP', region: 'Hokkaido' },
    names:
      'Hokkaido|Hokkaïdo|Hokkaidō|Hokkaido|Hokkaido|Hokkaido|Hokkaido|Hokkaido|Hokkaido|Хоккайдо|北海道|홋카이도|北海道|ฮกไกโด|Hokkaido|Hokkaido|Hokkaido',
  },
]
