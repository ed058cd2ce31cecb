import type { Sport } from '../../src/model/event/sports.ts'

/**
 * Words for sports that organisers of the 17 languages write besides the names that the site gives them, folded by
 * `foldName`, separated by a bar.
 */
export const sportWords: Partial<Record<Sport, string>> = {
  run: 'running|run|laufen|lauf|laufsport|road|road running|road race|roadrunning|fun run|marathon|half marathon|halbmarathon|jogging|course|course a pied|course sur route|strassenlauf|volkslauf|stadtlauf|carrera|carrera a pie|carrera popular|atletismo|running popular|corsa|corsa su strada|podismo|corrida|corrida de rua|atletica|bieg|biegi|bieganie|bieg uliczny|lopning|lopp|loplopp|бег|забег|бег по шоссе|легкая атлетика|athletics|atletik|ランニング|マラソン|ロード|跑步|路跑|马拉松|달리기|마라톤|육상|วิ่ง|วิ่งถนน|มาราธอน|hardlopen|hardloop|wegwedstrijd|kosu|kosusu|lari|lari jalan raya|maraton|cross country running|crosslauf|cross',
  trail:
    'trail|trails|trailrun|trail run|trail running|trailrunning|trailrunning race|berglauf|bergrennen|ultra trail|ultratrail|ultra|ultramarathon|ultrarunning|sky|skyrunning|skyrace|fell|fell running|fell race|mountain running|mountain run|course nature|course de montagne|carrera de montana|carreras por montana|corsa in montagna|corsa trail|corrida de montanha|biegi gorskie|bieg gorski|terranglopning|fjallopning|трейл|трейлраннинг|горный бег|トレイル|トレイルラン|トレイルランニング|山岳|越野跑|越野|트레일|트레일러닝|산악마라톤|เทรล|วิ่งเทรล|trailloop|trailrunnen|patika kosusu|lari trail|lari gunung|dag kosusu',
  cycling:
    'cycling|bike|bicycle|biking|road cycling|road bike|bike race|bike ride|gran fondo|granfondo|sportive|cyclosportive|cyclo|velo|radsport|rad|radrennen|radmarathon|rennrad|strassenrad|cyclisme|ciclismo|ciclismo de ruta|ciclismo su strada|ciclismo de estrada|marcha cicloturista|kolarstwo|rower|kolarstwo szosowe|cykel|cykling|landsvagscykling|велоспорт|велогонка|велосипед|自転車|ロードバイク|サイクリング|骑行|自行车|公路自行车|자전거|사이클|จักรยาน|ปั่นจักรยาน|wielrennen|fietsen|toertocht|bisiklet|yol bisikleti|bersepeda|sepeda|balap sepeda',
  gravel: 'gravel|gravel bike|gravel cycling|gravel ride|gravel race|gravelbike|schotter',
  mtb: 'mtb|mountainbike|mountain bike|mountain biking|mountainbiken|xco|xcm|xc mtb|vtt|btt|bicicleta de montana|ciclismo de montana|mountain bike marathon|terrangcykling|kolarstwo gorskie|маунтинбайк|マウンテンバイク|山地车|山地自行车|산악자전거|เสือภูเขา|dag bisikleti|sepeda gunung',
  cyclocross: 'cyclocross|cyclo cross|cx|querfeldein|ciclocross|przelaj|veldrijden',
  swimming:
    'swim|swimming|schwimmen|open water|openwater|open water swimming|freiwasser|freiwasserschwimmen|natation|eau libre|nage en eau libre|natacion|aguas abiertas|nuoto|acque libere|nuoto in acque libere|natacao|aguas abertas|plywanie|simning|oppet vatten|плавание|открытая вода|水泳|オープンウォーター|游泳|公开水域|수영|오픈워터|ว่ายน้ำ|zwemmen|openwaterzwemmen|yuzme|acik su|renang|renang perairan terbuka',
  triathlon:
    'triathlon|tri|ironman|triathlon sprint|sprint triathlon|triatlon|triatlo|triathlon olympic|триатлон|トライアスロン|铁人三项|트라이애슬론|철인3종|ไตรกีฬา',
  duathlon: 'duathlon|duatlon|duatlo|дуатлон|デュアスロン|铁人两项|듀애슬론|ทวิกีฬา',
  aquathlon: 'aquathlon|aquatlon|акватлон|アクアスロン',
  swimrun: 'swimrun|swim run|otillo',
  xc_skiing:
    'xc ski|xc skiing|cross country ski|cross country skiing|nordic ski|nordic skiing|ski|skiing|langlauf|skilanglauf|ski de fond|esqui de fondo|esqui nordico|sci di fondo|sci nordico|fondo|narciarstwo biegowe|biegi narciarskie|langdskidor|langdskidakning|skidor|лыжи|лыжные гонки|クロスカントリースキー|越野滑雪|크로스컨트리스키|langlaufen|kayakli kosu',
  skimo:
    'skimo|ski mountaineering|skitour|skitouren|ski alpinisme|ski de randonnee|sci alpinismo|scialpinismo|esqui de montana|ski touring',
  alpine_skiing: 'alpine|alpine ski|alpine skiing|ski alpin|sci alpino|esqui alpino',
  walk: 'walk|walking|wandern|wanderung|hiking|hike|marsch|marche|randonnee|senderismo|marcha|caminata|camminata|marcia|escursionismo|caminhada|marsz|piesze|rajd pieszy|vandring|promenad|ходьба|поход|ウォーキング|ウォーク|徒步|健走|걷기|걷기대회|เดิน|wandelen|wandeltocht|wandelmars|yuruyus|jalan|jalan santai',
  nordic_walk:
    'nordic walk|nordic walking|marche nordique|marcha nordica|camminata nordica|caminhada nordica|stavgang|северная ходьба|скандинавская ходьба',
  orienteering:
    'orienteering|orienteer|orientierungslauf|ol|course d orientation|orientacion|orientamento|orientacao|bieg na orientacje|orientering|спортивное ориентирование|ориентирование|オリエンテーリング|定向|定向越野|오리엔티어링|oryantiring|orientasi',
  obstacle:
    'obstacle|obstacle race|obstacle run|obstacle course|ocr|hindernislauf|hindernis|spartan|mud run|course a obstacles|carrera de obstaculos|corsa ad ostacoli|corrida de obstaculos|bieg z przeszkodami|hinderlopp|hinderbana|бег с препятствиями|障害物レース|障碍赛|장애물|survivalrun|obstacle run|engelli kosu|lari rintangan',
  inline_skating:
    'inline|inline skating|inlineskaten|skating|roller|rollerblade|skeeleren|patinaje',
  kayaking: 'kayak|kayaking|kajak',
  canoeing: 'canoe|canoeing|kanu|kano|canoa',
  sup: 'sup|stand up paddle|stand up paddling|paddle',
  wheelchair: 'wheelchair|rollstuhl|handbike|handcycling|fauteuil',
  raid: 'raid|adventure race|adventure racing|raid multisport|multisport|rajd przygodowy',
  dog_run: 'canicross|cani cross|dog run|hundelauf',
}
