import type { ColumnTarget } from '../../src/model/event/imports.ts'

/**
 * Names of columns as organisers of the 17 languages write them, folded by `foldName`, as alternatives of a regular
 * expression. A column belongs to the first target of which its name has a word, so longer words come before the ones
 * that they contain.
 */
export const columnWords: readonly (readonly [ColumnTarget, string])[] = [
  [
    'previous',
    'previous date|former date|old date|bisheriger termin|ancienne date|fecha anterior|data precedente|data anterior',
  ],
  ['certainty', 'date status|date confirmed|date certain|terminstatus|termin bestatigt'],
  [
    'language',
    'language|sprache|langue|idioma|lingua|jezyk|sprak|язык|言語|语言|언어|ภาษา|taal|dili?$|bahasa',
  ],
  [
    'reason',
    'reason|grund|raison|motif|motivo|powod|orsak|причина|理由|原因|사유|เหตุผล|reden|neden|alasan',
  ],
  ['opens', 'registration opens|entries open|anmeldestart|anmeldung ab|opens|inscriptions des'],
  [
    'closes',
    'registration closes|entries close|anmeldeschluss|closes|deadline|cierre|cloture|scadenza',
  ],
  [
    'end',
    'end date|date end|enddatum|bis datum|date de fin|fecha fin|data fine|data fim|slutdatum|bitis tarihi',
  ],
  ['end', '終了日|结束日期|종료일|einddatum|data koncowa|дата окончания|tanggal selesai|วันสิ้นสุด'],
  [
    'start',
    'start time|startzeit|uhrzeit|heure|hora|orario|godzina|starttid|saat|jam|time|время|時刻|时间|시간|เวลา',
  ],
  [
    'entry',
    'registration link|registration url|entry link|anmeldelink|anmeldung|inscription|inscripcion|iscrizione',
  ],
  [
    'entry',
    'registration|sign ?up|rejestracja|anmalan|регистрация|申込|报名|신청|สมัคร|pendaftaran|kayit|aanmeld|inscricao',
  ],
  [
    'date.ymd',
    'start date|date start|startdatum|datum|date|fecha|data|tarih|tanggal|дата|日付|日期|开催日|날짜|วันที่|開催日',
  ],
  [
    'date.ymd',
    'day|tag|dia|giorno|dzien|termin|when|wann|quand|quando|cuando|wanneer|kiedy|nar$|ne zaman|kapan|когда',
  ],
  [
    'climb.m',
    'climb|elevation|gain|hohenmeter|hoehenmeter|hm|d plus|denivele|desnivel|dislivello|przewyzszenie|hojdmeter',
  ],
  ['climb.m', 'hoogtemeters|набор высоты|獲得標高|爬升|累计爬升|고도|ความสูง|tirmanis|ketinggian'],
  ['sport', 'discipline sportive'],
  [
    'race',
    'race|bewerb|wettbewerb|lauf name|discipline|disziplin|epreuve|carrera|gara|prova|bieg|lopp|klass|дистанция имя',
  ],
  ['race', '種目|组别|종목|ประเภท|parkur|lomba|onderdeel|category|kategorie'],
  [
    'distance.km',
    'distance|distanz|strecke|lange|laenge|distancia|distanza|dystans|distans|afstand|mesafe|jarak|km|lunghezza',
  ],
  ['distance.km', 'дистанция|距離|距离|거리|ระยะ|miles|longueur'],
  ['sport', 'sport|sportart|deporte|спорт|スポーツ|运动|스포츠|กีฬา|spor|olahraga|dyscyplina|type'],
  [
    'currency',
    'currency|wahrung|waehrung|devise|moneda|valuta|moeda|waluta|валюта|通貨|货币|통화|สกุลเงิน|para birimi|mata uang',
  ],
  [
    'price',
    'price|fee|startgeld|nenngeld|startgebuhr|nenngebuhr|teilnahmegebuhr|gebuhr|preis|prix|tarif|precio|prezzo|preco|cena|oplata|pris|avgift|цена|взнос|料金|参加費',
  ],
  ['price', '价格|费用|참가비|ราคา|ค่าสมัคร|ucret|biaya|prijs|kosten|quota'],
  [
    'lat',
    'latitude|lat|breitengrad|breite|latitud|szerokosc|широта|緯度|纬度|위도|ละติจูด|enlem|lintang',
  ],
  [
    'lon',
    'longitude|lng|lon|langengrad|longitud|dlugosc|долгота|経度|经度|경도|ลองจิจูด|boylam|bujur',
  ],
  ['country', 'country|land|nation|pays|pais|paese|kraj|страна|国|国家|국가|ประเทศ|ulke|negara'],
  [
    'region',
    'region|state|province|bundesland|kanton|departement|provincia|estado|wojewodztwo|lan$|регион|都道府県|省|지역|จังหวัด|il$|provinsi',
  ],
  [
    'venue',
    'venue|start ort|startort|location name|gelande|lieu de depart|lugar|sede|luogo|место|会場|场地|장소|สถานที่|mekan|arena',
  ],
  [
    'city',
    'city|town|ort|wo$|where|veranstaltungsort|austragungsort|stadt|gemeinde|ville|commune|ciudad|localidad|poblacion|citta|comune|cidade|miasto|miejscowosc|stad',
  ],
  ['city', 'plaats|gorod|город|市|城市|都市|도시|เมือง|sehir|kota|place|location|lieu'],
  ['status', 'status|estado del evento|statut|stato|статус|状態|状态|상태|สถานะ|durum'],
  [
    'site',
    'website|web site|homepage|webseite|web|site|url|link|internet|сайт|ウェブ|网站|홈페이지|เว็บไซต์|situs',
  ],
  [
    'name',
    'event name|event|veranstaltung|name|titel|title|bezeichnung|evenement|nom|evento|nombre|nome|nazwa|impreza|namn',
  ],
  [
    'name',
    'naam|evenement|название|мероприятие|соревнование|大会|大会名|イベント|赛事|名称|대회|이름|งาน|ชื่อ|etkinlik|yaris|acara|nama',
  ],
]
