/** Word lists of the synthetic catalogue. */
export const countries = [
  ['DE', 14],
  ['FR', 14],
  ['US', 14],
  ['GB', 9],
  ['ES', 8],
  ['IT', 8],
  ['JP', 5],
  ['PL', 5],
  ['SE', 4],
  ['NL', 4],
  ['BR', 4],
  ['CN', 3],
  ['TR', 2],
  ['KR', 2],
  ['TH', 2],
  ['ID', 1],
  ['RU', 1],
] as const

export const syllables =
  'al an ar ba be ber bo bur ca cha da del den dor el en er fa fel ga gen gra ha hei in ka kir la lan le lin lo lu ma mar mel mi mon mu na ne nor o ol pa per pla por ra ren ri ro sa san sel sen so sta ta tal ten tor u va vel ver vi vo wa wei wil win ya za'.split(
    ' ',
  )
export const endings =
  'berg burg stadt ton ville ham furt dorf ia o a es owo ice sund by haven field mont'.split(' ')
export const adjectives =
  'Grand Great Old Royal Golden Nordic Alpine Wild Red Blue White Iron Silver Rapid Eco Ultra City Night Winter Summer Spring Autumn Coastal Forest River Mountain Desert Island Sunrise Midnight Historic Charity Classic Open International Internationale Intermountain'.split(
    ' ',
  )
export const nouns =
  'Marathon Halbmarathon Semi-Marathon Maratón Maratona Trail Triathlon Duathlon Lauf Course Corrida Corsa Bieg Loppet Run Race Challenge Cup Tour Ride Gran-Fondo Gravel Swim Swimrun Ultra Trailrun Backyard Relay Sprint Classic Festival Traverse Skyrace Vertical Kilomètre'.split(
    ' ',
  )
export const denseNouns = {
  JP: ['マラソン', 'トレイルラン', 'ハーフマラソン', '駅伝大会'],
  CN: ['马拉松', '越野赛', '半程马拉松', '铁人三项'],
  KR: ['마라톤', '트레일런', '하프마라톤', '철인대회'],
  TH: ['มาราธอน', 'วิ่งเทรล', 'ฮาล์ฟมาราธอน', 'ไตรกีฬา'],
} as const
export const denseSyllables = {
  JP: [...'東京大阪神奈川山北海道福岡広島長野富士湖田中松本高島浜青森秋熊金沢仙台'],
  CN: [...'北京上海广州深圳杭西安成都武汉南宁青岛大连长沙昆明厦门海口重庆天津苏'],
  KR: [...'서울부산대구인천광주전울세종경기강원충청남북제수원창포항안양성고'],
  TH: [
    'กรุง',
    'เทพ',
    'เชียง',
    'ใหม่',
    'ภู',
    'เก็ต',
    'พัท',
    'ยา',
    'ขอน',
    'แก่น',
    'หา',
    'ดใหญ่',
    'นคร',
    'ราช',
    'สี',
    'มา',
  ],
} as const
