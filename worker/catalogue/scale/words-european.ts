import type { Locale } from '../../../src/model/locales.ts'
import type { Words } from './words-of-language.ts'

type European = Exclude<Locale, 'ru' | 'zh' | 'ko' | 'ja' | 'th' | 'tr' | 'id'>

/** Word lists of the languages in Latin letters that are written with spaces between all words. */
export const europeanWords: Record<European, Words> = {
  en: {
    patterns: '{city} {noun}|{city} {feature} {noun}|{feature} {noun}|{city} {feature} {noun}',
    features:
      'Riverside|Moonlight|Castle|Harbour|Forest|Lakeside|Spring|Autumn|Harvest|Old Town|Coastal|Sunrise|Abbey|Valley|Charity|Orchard',
    run: 'Marathon|Half Marathon|City Run|Run|Road Race|Fun Run',
    trail: 'Trail|Ultra Trail|Fell Race|Trail Run|Skyrace',
    cycling: 'Sportive|Gran Fondo|Ride|Cycling Classic|Time Trial',
    swimming: 'Open Water Swim|Swim|Lake Swim',
    triathlon: 'Triathlon|Tri|Triathlon Festival',
    xc_skiing: 'Ski Marathon|Loppet|Cross-Country Race',
    walk: 'Walk|Hike|March',
    clubs: '{city} Harriers|{city} Athletics Club|{city} Striders|{city} Events|Sport {city}',
  },
  fr: {
    patterns: '{noun} de {city}|{noun} {feature}|{noun} {feature} – {city}|{city} – {noun}',
    features:
      'des Châteaux|du Lac|de la Saint-Jean|des Vignobles|des Remparts|de la Forêt|du Littoral|des Moulins|de Printemps|de Noël|des Collines|du Pont|de la Rivière|des Lumières',
    run: 'Marathon|Semi-marathon|Course de rue|Foulées|Corrida|Course|Cross',
    trail: 'Trail|Ultra-trail|Trail nocturne|Course nature|Kilomètre vertical',
    cycling: 'Cyclosportive|Granfondo|Randonnée cyclo|Contre-la-montre',
    swimming: 'Traversée|Nage en eau libre|Défi natation',
    triathlon: 'Triathlon|Half triathlon|Triathlon vert',
    xc_skiing: 'Traversée à ski|Marathon à ski|Foulée blanche',
    walk: 'Marche|Randonnée|Grande marche',
    clubs:
      'Athlétic Club de {city}|{city} Running|Comité des fêtes de {city}|Union sportive {city}',
  },
  de: {
    patterns: '{noun} {city}|{noun} {feature}|{city}: {noun} {feature}|{noun} {feature} {city}',
    features:
      'am See|rund um den Dom|durch die Altstadt|am Fluss|im Stadtwald|zum Advent|im Frühling|an der Burg|über die Höhen|am Kanal|im Weinberg|zur Sonnenwende|an der Küste|unter Tage',
    run: 'Marathon|Halbmarathon|Stadtlauf|Volkslauf|Citylauf|Silvesterlauf',
    trail: 'Trailrun|Ultratrail|Berglauf|Waldlauf|Höhenmarathon',
    cycling: 'Radmarathon|Jedermannrennen|Radtour|Bergzeitfahren',
    swimming: 'Freiwasserschwimmen|Seeschwimmen|Langstreckenschwimmen',
    triathlon: 'Triathlon|Volkstriathlon|Mitteldistanz',
    xc_skiing: 'Skimarathon|Langlauf|Loipenlauf',
    walk: 'Wandertag|Wandermarathon|Volkswanderung',
    clubs: 'LG {city}|Turnverein {city}|Laufclub {city}|Sportfreunde {city}|{city} Events',
  },
  es: {
    patterns: '{noun} de {city}|{noun} {feature}|{noun} {feature} de {city}|{city}: {noun}',
    features:
      'del Castillo|de los Volcanes|de la Vendimia|del Río|de San Silvestre|de la Costa|de las Murallas|del Olivar|de Primavera|de la Luna|del Valle|de la Independencia|del Faro|de los Molinos',
    run: 'Maratón|Media maratón|Carrera|Carrera nocturna|Milla urbana|Carrera popular',
    trail: 'Trail|Ultra trail|Carrera de montaña|Kilómetro vertical|Travesía',
    cycling: 'Marcha cicloturista|Gran fondo|Vuelta ciclista|Cicloturista',
    swimming: 'Travesía a nado|Aguas abiertas|Cruce a nado',
    triathlon: 'Triatlón|Triatlón popular|Medio triatlón',
    xc_skiing: 'Marcha de esquí de fondo|Maratón de esquí',
    walk: 'Caminata|Marcha senderista|Gran caminata',
    clubs: 'Club Atletismo {city}|{city} Corre|Deportes {city}|Peña Ciclista {city}',
  },
  it: {
    patterns: '{noun} di {city}|{noun} {feature}|{city} – {noun}|{noun} {feature} – {city}',
    features:
      'del Lago|delle Mura|dei Castelli|del Mare|delle Vigne|di Primavera|dei Laghi|del Santo Patrono|della Befana|del Ponte|delle Torri|del Bosco|dei Borghi|delle Stelle',
    run: 'Maratona|Mezza maratona|Corsa|Stracittadina|Corsa podistica|Corsa serale',
    trail: 'Trail|Ultra trail|Corsa in montagna|Skyrace|Ecotrail',
    cycling: 'Granfondo|Mediofondo|Pedalata|Cronoscalata',
    swimming: 'Traversata a nuoto|Nuoto in acque libere|Miglio marino',
    triathlon: 'Triathlon|Triathlon sprint|Mezzo triathlon',
    xc_skiing: 'Gran fondo di sci|Marcia sugli sci|Sci di fondo',
    walk: 'Camminata|Marcia|Passeggiata',
    clubs: 'Atletica {city}|Podistica {city}|Polisportiva {city}|Gruppo Sportivo {city}',
  },
  pt: {
    patterns: '{noun} de {city}|{noun} {feature}|{city} – {noun}|{noun} {feature} – {city}',
    features:
      'do Castelo|das Vindimas|de São Silvestre|da Ponte|do Rio|da Serra|das Amendoeiras|do Atlântico|dos Moinhos|da Primavera|das Fogueiras|do Vale',
    run: 'Maratona|Meia Maratona|Corrida|Grande Prémio|Corta-Mato',
    trail: 'Trail|Ultra Trail|Trilhos|Quilómetro Vertical',
    cycling: 'Granfondo|Passeio de Bicicleta|Volta',
    swimming: 'Travessia a Nado|Águas Abertas',
    triathlon: 'Triatlo|Triatlo Longo',
    xc_skiing: 'Esqui de Fundo|Maratona de Esqui',
    walk: 'Caminhada|Marcha',
    clubs: 'Clube de Atletismo de {city}|{city} Running|Associação Desportiva de {city}',
  },
  'pt-BR': {
    patterns: '{noun} de {city}|{noun} {feature}|{city} – {noun}|{noun} {feature} – {city}',
    features:
      'das Águas|da Lua Cheia|do Sol|da Serra|do Litoral|de São Silvestre|das Praias|da Primavera|do Bem|da Padroeira|das Estações|do Cerrado|da Mata|do Pantanal',
    run: 'Maratona|Meia Maratona|Corrida|Corrida de Rua|Circuito|Night Run',
    trail: 'Trail Run|Ultramaratona|Desafio de Montanha|Corrida de Montanha',
    cycling: 'Gran Fondo|Pedal|Desafio de Ciclismo|Passeio Ciclístico',
    swimming: 'Travessia|Maratona Aquática|Desafio de Águas Abertas',
    triathlon: 'Triathlon|Triatlo Sprint|Meio Triathlon',
    xc_skiing: 'Esqui de Fundo|Rollerski',
    walk: 'Caminhada|Caminhada Ecológica|Trekking',
    clubs: 'Assessoria {city}|Clube de Corrida {city}|{city} Eventos Esportivos',
  },
  pl: {
    patterns: '{noun} – {city}|{noun} {feature}|{noun} {feature} – {city}|{city}: {noun}',
    features:
      'Niepodległości|wokół jeziora|Świętojański|dookoła zamku|nad Wisłą|o Puchar Burmistrza|w puszczy|o zachodzie słońca|szlakiem Piastów|Wiosny|Mikołajkowy|nad morzem',
    run: 'Maraton|Półmaraton|Bieg|Bieg uliczny|Bieg nocny|Bieg przełajowy',
    trail: 'Ultramaraton|Bieg górski|Trail|Bieg leśny',
    cycling: 'Wyścig kolarski|Maraton rowerowy|Rajd rowerowy|Czasówka',
    swimming: 'Pływanie na wodach otwartych|Maraton pływacki',
    triathlon: 'Triathlon|Ćwierćdystans',
    xc_skiing: 'Bieg narciarski|Maraton narciarski',
    walk: 'Marsz|Rajd pieszy|Setka',
    clubs: 'Klub Biegacza {city}|MOSiR {city}|Fundacja Sport {city}|LKS {city}',
  },
  sv: {
    patterns: '{city} {noun}|{noun} {feature}|{noun} {feature}, {city}',
    features:
      'runt sjön|längs kusten|genom skogen|i midsommartid|över bergen|vid slottet|längs ån|i skärgården|på hösten|i Lucianatten|över broarna|mot havet',
    run: 'Marathon|Halvmarathon|Motionslopp|Stadslopp|Terränglopp',
    trail: 'Trail|Ultra|Fjällmaraton|Bergslopp',
    cycling: 'Cykellopp|Cykelrunda|Velodag',
    swimming: 'Simmet|Öppet vatten|Långsim',
    triathlon: 'Triathlon|Halvdistans',
    xc_skiing: 'Skidlopp|Loppet|Skidmarathon',
    walk: 'Vandring|Marschen|Promenad',
    clubs: '{city} IF|{city} Löparklubb|Friidrott {city}|{city} SK',
  },
  nl: {
    patterns: '{noun} van {city}|{noun} {city}|{noun} {feature}|{noun} {feature} {city}',
    features:
      'langs de dijk|door de polder|rond het meer|door de duinen|langs de vaart|om de kerk|in het bos|op de hei|aan zee|bij avond|langs de molens|door de stad',
    run: 'Marathon|Halve Marathon|Singelloop|Stadsloop|Prestatieloop|Cross',
    trail: 'Trail|Ultratrail|Bostrail|Duintrail',
    cycling: 'Toertocht|Wielerklassieker|Tijdrit|Fietstocht',
    swimming: 'Zwemtocht|Open Water|Havenzwemmen',
    triathlon: 'Triatlon|Kwarttriatlon|Halve Triatlon',
    xc_skiing: 'Langlaufmarathon|Loipetocht',
    walk: 'Wandeltocht|Avondvierdaagse|Mars',
    clubs: 'AV {city}|Loopgroep {city}|Atletiek {city}|Wielerclub {city}',
  },
}
