import type { Currency } from '../../src/model/values/currencies.ts'

/**
 * Words for one currency that organisers of the 17 languages write besides its name in a list, separated by a bar. Signs
 * such as "$" are words here, as `currencyKey` spells them.
 */
export const currencyWords: Readonly<Record<Currency, string>> = {
  EUR: 'euro|euros|euroa|eura|eur|evro|avro|€|евро|欧元|歐元|ユーロ|유로|ยูโร',
  SEK: 'skr|swedish kronor|swedish krona|svenska kronor|svenska kr|svenske kroner|schwedische kronen|couronnes suédoises|coronas suecas|corone svedesi|coroas suecas|koron szwedzkich|korony szwedzkie|шведских крон|瑞典克朗|スウェーデンクローナ|스웨덴 크로나|zweedse kronen',
  GBP: '£|pound sterling|pounds sterling|sterling|quid|uk pounds|british pounds|pfund sterling|britische pfund|livre sterling|livres sterling|libra esterlina|libras esterlinas|sterlina|sterline|funt szterling|funty szterlingi|funtów szterlingów|brittiska pund|engelska pund|фунт стерлингов|фунта стерлингов|фунтов стерлингов|英镑|英鎊|英ポンド|영국 파운드|ปอนด์สเตอร์ลิง|britse pond|pond sterling|sterlin|poundsterling',
  USD: 'us $|us dollar|us dollars|american dollars|amerikanische dollar|dollars américains|dollars us|dólares estadounidenses|dólares americanos|dollari americani|dolary amerykańskie|dolarów amerykańskich|amerikanska dollar|доллары сша|долларов сша|美元|美金|米ドル|usドル|미국 달러|미달러|ดอลลาร์สหรัฐ|amerikaanse dollar|amerikan doları|abd doları|dolar as|dolar amerika',
  CZK: 'kč|koruna|koruny|korun|korun českých|české koruny|czech crowns|tschechische kronen|couronnes tchèques|coronas checas|corone ceche|coroas checas|coroas tchecas|koron czeskich|korony czeskie|tjeckiska kronor|tjeckiska koruna|чешских крон|捷克克朗|コルナ|チェココルナ|코루나|체코 코루나|โครูนา|tsjechische kronen',
  NOK: 'nkr|norwegian kroner|norske kroner|norske kr|norska kronor|norwegische kronen|couronnes norvégiennes|coronas noruegas|corone norvegesi|coroas norueguesas|koron norweskich|korony norweskie|норвежских крон|挪威克朗|ノルウェークローネ|노르웨이 크로네|noorse kronen',
  DKK: 'dkr|danish kroner|danske kroner|danske kr|danska kronor|dänische kronen|couronnes danoises|coronas danesas|corone danesi|coroas dinamarquesas|koron duńskich|korony duńskie|датских крон|丹麦克朗|デンマーククローネ|덴마크 크로네|deense kronen',
  JPY: 'yen|yens|yenes|iene|ienes|jen|jeny|jenów|иена|иены|иен|йена|йены|йен|円|日元|日圆|日圓|엔|엔화|เยน|jp ¥',
  PLN: 'zł|złoty|złote|złotych|złotego|złotówek|pln zł|zlotys|zlotis|zlotisi|zlotych polskich|esloti|eslotis|злотый|злотых|злота|兹罗提|茲羅提|ズロチ|ズウォティ|즈워티|즐로티|ซลอตี',
  AUD: 'a $|au $|aus $|aud $|australian dollars|aussie dollars|australische dollar|dollars australiens|dólares australianos|dollari australiani|dolarów australijskich|dolary australijskie|australiska dollar|австралийских долларов|澳元|澳币|豪ドル|호주 달러|dolar australia',
  HKD: 'hk $|hkd $|hk dollar|hk dollars|hongkong dollar|hong kong dollars|dollars de hong kong|dólares de hong kong|dollari di hong kong|dolarów hongkońskich|гонконгских долларов|港元|港币|港幣|港纸|香港ドル|홍콩 달러|dolar hong kong',
  INR: '₹|indian rupees|indische rupien|roupies indiennes|rupias indias|rupias indianas|rupie indiane|rupii indyjskich|rupie indyjskie|indiska rupier|индийских рупий|印度卢比|インドルピー|인도 루피|indiase roepies|rupee india',
  TRY: '₺|tl|türk lirası|turkish lira|turkish liras|türkische lira|livres turques|liras turcas|lire turche|liry tureckie|lir tureckich|turkiska lira|турецких лир|土耳其里拉|トルコリラ|터키 리라|turkse lira|lira turki',
  CNY: 'cn ¥|rmb|rmb ¥|yuan|yuans|yuanes|juan|juany|juanów|юань|юаня|юаней|renminbi|人民币|人民幣|人民元|元人民币|위안|위안화|หยวน',
  CAD: 'c $|ca $|cad $|can $|canadian dollars|kanadische dollar|dollars canadiens|dólares canadienses|dollari canadesi|dolarów kanadyjskich|dolary kanadyjskie|kanadensiska dollar|канадских долларов|加元|加币|加ドル|カナダドル|캐나다 달러|canadese dollar|dolar kanada',
  RSD: 'rsd din|serbian dinars|serbische dinar|dinars serbes|dinares serbios|dinari serbi|dinarów serbskich|srpskih dinara|сербских динаров',
}

/** Words for several currencies of the world, and those of the site that they may mean: a kroner of Norway or of Denmark. */
export const sharedWords: readonly (readonly [readonly Currency[], string])[] = [
  [
    ['SEK', 'NOK', 'DKK', 'CZK'],
    'kr|krona|kronor|krone|kroner|kronen|crown|crowns|couronne|couronnes|corona|coronas|corone|coroa|coroas|korona|korony|koron|крона|кроны|крон|克朗|克郎|クローナ|クローネ|크로나|크로네|โครนา|โครน|โครเนอร์|kroon|kron',
  ],
  [
    ['USD', 'AUD', 'CAD', 'HKD'],
    '$|dollar|dollars|bucks|dólar|dólares|dollaro|dollari|dolar|dolary|dolara|dolarów|доллар|доллара|доллары|долларов|ドル|달러|ดอลลาร์|ดอลล่าร์|doları',
  ],
  [['JPY', 'CNY'], '¥'],
  [['CNY', 'HKD'], '元|圆|圓|块|塊'],
  [
    ['GBP'],
    'pound|pounds|pfund|livre|livres|libra|libras|funt|funty|funta|funtów|pund|фунт|фунта|фунты|фунтов|镑|鎊|ポンド|파운드|ปอนด์|pond|ponden',
  ],
  [
    ['INR'],
    'rs|rupee|rupees|rupie|rupien|roupie|roupies|rupia|rupias|rupii|rupier|рупия|рупии|рупий|卢比|盧比|ルピー|루피|รูปี|roepie|roepies|rupi',
  ],
  [['TRY'], 'lira|liras|lire|lirası|liry|lir|лира|лиры|лир|里拉|リラ|리라|ลีรา'],
  [
    ['RSD'],
    'din|dinar|dinars|dinara|dinari|dinare|dinaren|dinares|dinary|dinarów|dinarer|дин|динар|динара|динары|динаров|第纳尔|ディナール|디나르|ดีนาร์',
  ],
]
