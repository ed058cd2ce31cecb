import type { Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'

/** Everyday words for a criterion, beside those of calendar paths; none that is also a usual name of an event or a place. */
const everyday: readonly [part: Partial<Criteria>, words: string][] = [
  [
    { sport: 'trail', group: null },
    `трейл трейлы traillauf berglauf traillopp terränglöpning lari-lintas-alam トレイル トレラン 트레일 เทรล 越野
     biegi-górskie carrera-de-montaña`,
  ],
  [{ sport: 'run', group: null }, 'biegi bieg 달리기 路跑'],
  [
    { sport: null, group: 'cycling' },
    `bike bicycle cykel fietsen vélo rower bisiklet sepeda велогонка велогонки radrennen 自転車 サイクリング 자전거 사이클
     จักรยาน 骑行 自行车`,
  ],
  [
    { sport: 'swimming', group: null },
    `swim swimming open-water schwimmen freiwasser natation nage eau-libre natación aguas-abiertas nuoto acque-libere natação
     zwemmen openwater simning öppet-vatten pływanie yüzme açık-su renang плавание заплыв заплывы 水泳
     オープンウォーター 수영 오픈워터 ว่ายน้ำ 游泳 公开水域`,
  ],
  [
    { sport: 'xc_skiing', group: null },
    'langlauf längdskidor esquí-de-fondo narty-biegowe лыжи クロカン 越野滑雪',
  ],
  [{ sport: 'orienteering', group: null }, 'ориентирование'],
  [{ sport: 'gravel', group: null }, 'гравел'],
  [{ sport: 'walk', group: null }, 'wandern vandring randonnée marcha 健走'],
  [{ sport: 'triathlon', group: null }, '철인3종 铁三'],
  [{ distance: 'half' }, 'semi ハーフ 하프 半马 setengah-maraton'],
  [{ distance: 'marathon' }, '全马 풀코스'],
]

let parts: ReadonlyMap<string, Partial<Criteria>> | null = null

/** The criterion of an everyday word, folded by `foldWord`; null for other words. */
export function everydayMeaning(folded: string): Partial<Criteria> | null {
  parts ??= new Map(
    everyday.flatMap(([part, words]) =>
      words.split(/\s+/u).map((word) => [foldWord(word), part] as const),
    ),
  )
  return parts.get(folded) ?? null
}
