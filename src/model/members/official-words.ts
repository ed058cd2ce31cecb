/**
 * Words by which names claim to be official, in the site's languages: lower case, without diacritics. The constants that end
 * in `Words` match a whole word, those that end in `Parts` a text in Japanese, Chinese, Korean or Thai, which has no
 * spaces between words.
 */

const wholeWord = (alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`, 'u')

export const officialWords = wholeWord([
  'official|officially',
  'officiel(?:le)?s?|officiellement',
  'offiziell(?:e[mnrs]?)?',
  'oficial|oficiales|oficiais|oficialmente',
  'ufficial[ei]|ufficialmente',
  'oficjaln(?:a|e|ego|ej|i|ie|y|ych|ym)',
  'officiell(?:a|t)',
  'officieel|officiele',
  String.raw`официальн\p{L}{1,3}`,
  'resmi',
])
export const officialParts = /官方|官网|官網|公式|オフィシャル|공식|오피셜|ทางการ/u

/** Forms that stand behind a name only as a label: where an adjective precedes its noun, or has no ending there. */
export const labelWords = wholeWord(['official|officially|offiziell|officieel|officiell'])
export const labelParts = /(?:官方|官网|官網|公式|オフィシャル|공식|오피셜)$/u

export const verifiedWords = wholeWord([
  'verified',
  'verifiee?s?',
  'verifiziert(?:e[mnrs]?)?',
  'verificad[ao]s?',
  'verificat[aeio]',
  'zweryfikowan(?:a|e|y)',
  'verifiera(?:d|t)|verifierade',
  'geverifieerde?',
  String.raw`верифицирован\p{L}{1,4}`,
  'terverifikasi|dogrulanm[ıi]s',
])
/** With the signs of the mark. */
export const verifiedParts = /认证|認証|인증|[✓✔☑✅🗸]/u

/** Pages, accounts, organisers and the registration for races. */
export const claimWords = wholeWord([
  'page|site|website|web|homepage|account|profile|channel|organi[sz]ers?|registration|entries',
  'compte|profil|chaine|organisat(?:eurs?|rices?)|inscriptions?',
  String.raw`\p{L}*seite|konto|kanal|veranstalter(?:in)?|ausrichter(?:in)?|anmeldung`,
  'pagina|sitio|cuenta|perfil|canal|organizador(?:a|es)?|inscripcion(?:es)?',
  'conta|inscricao|inscricoes',
  'sito|profilo|canale|organizzator[ei]|organizzatrice|iscrizion[ei]',
  'profiel|kanaal|organisator|inschrijving',
  'strona|witryna|kana[lł]|organizator|zapisy',
  'sidan?|webbplats(?:en)?|kontot|arrangor(?:en)?|anmalan',
  String.raw`сайт|страница|аккаунт|профиль|канал|организатор\p{L}{0,3}|регистрация`,
  'sayfa(?:s[ıi])?|sitesi|hesa[pb][ıi]?|profili|kanal[ıi]|organizatoru|kay[ıi]t',
  'halaman|situs|akun|penyelenggara|pendaftaran',
])
export const claimParts =
  /[网網]站|官[网網]|サイト|ページ|アカウント|[帐帳账]号|[页頁]|사이트|홈페이지|페이지|계정|เว็บ|เพจ|บัญชี|主[办辦催]|주최|ผู้จัด/u

export const raceWords = wholeWord([
  String.raw`\p{L}*marath?on\p{L}*|\p{L}*(?:tri|du)ath?lon\p{L}*|\p{L}*trails?|ultras?|gran|fondo`,
  'runs?|races?|rides?|relays?|swims?|walks?',
  'courses?|foulees|corridas?|cross|randonnees?',
  String.raw`\p{L}*lauf(?:s|es)?|\p{L}*rennen|\p{L}*wanderung`,
  'carreras?|travesias?|marchas?',
  'travessias?|provas?',
  'cors[ae]|gar[ae]|mezza',
  String.raw`\p{L}*loop|\p{L}*tocht|wedstrijd`,
  String.raw`\p{L}*biegu?|wyscigu?`,
  String.raw`\p{L}*lopp(?:et)?`,
  String.raw`забега?|пробега?|\p{L}*марафон\p{L}*|гонка|кросс`,
  'kosu(?:su)?|yar[ıi]s(?:[ıi])?',
  'lari|lomba',
])
export const raceParts =
  /[马馬]拉松|越[野]|[赛賽]|跑|マラソン|トレイル|レース|ラン|駅伝|大会|마라톤|트레일|대회|레이스|มาราธอน|วิ่ง|เทรล/u

/** Bodies, such as colleges and federations, whose names have the word by right. */
export const bodyWords = wholeWord([
  'colleges?|federation|association|society|institute|academy|school|chamber|union|league|clubs?',
  'committee|council|board|foundation|agency|university|bureau',
  'ordre|societe|institut|academie|ecole|chambre|ligue|comite|conseil|fondation|agence|office',
  String.raw`\p{L}*verb[aä]nd\p{L}*|\p{L}*verein|\p{L}*kammer|\p{L}*schule|akademie|\p{L}*bund|liga`,
  'colegio|federacion|asociacion|sociedad|instituto|academia|escuela|camara|consejo|fundacion',
  'agencia|federacao|associacao|sociedade|escola|uniao|clube|conselho|fundacao|ordem',
  'ordine|collegio|federazione|associazione|societa|istituto|accademia|scuola|camera|unione|lega',
  'comitato|consiglio|fondazione|ente',
  String.raw`\p{L}*bond|federatie|\p{L}*vereniging|stichting|kamer|unie|raad`,
  'federacja|zwiazek|stowarzyszenie|towarzystwo|instytut|akademia|szko[lł]a|izba|unia|klub|komitet',
  String.raw`rada|fundacja|\p{L}*forbund(?:et)?|\p{L}*forening(?:en)?|\p{L}*klubb(?:en)?|akademi(?:si)?|stiftelse`,
  'федерация|ассоциация|союз|общество|институт|академия|школа|палата|лига|клуб|комитет|совет|фонд',
  'federasyon[ıiu]?|dernek|dernegi|birlik|birligi|kulup|kulubu|okulu?|enstitusu|odas[ıi]|vakf[ıi]',
  'kurumu?|federasi|asosiasi|persatuan|perkumpulan|ikatan|sekolah|lembaga|yayasan|komite|badan',
])
export const bodyParts =
  /[协協][会會]|[联聯][合盟]|連盟|连盟|学[会校院]|學[會校院]|クラブ|[俱][乐樂]部|委员会|委員会|협회|연맹|클럽|학교|위원회|สมาคม|สโมสร|สหพันธ์|โรงเรียน/u
