/**
 * Names of the months in the site's languages (CLDR), January first; Polish and Russian have another form in dates, Chinese,
 * Japanese and Korean have numbers. A table, because 34 formatters take a quarter of a second in a new isolate.
 */
export const monthNames: readonly string[] = [
  'January February March April May June July August September October November December',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
]

/**
 * Months (1 to 12) by their names in all languages.
 * @param fold spelling of a name that is looked up; null leaves the name out
 */
export function monthsByName(fold: (name: string) => string | null): ReadonlyMap<string, number> {
  return new Map(
    monthNames.flatMap((names) =>
      names.split(' ').flatMap((name, index) => {
        const folded = fold(name)
        return folded === null ? [] : [[folded, index + 1] as const]
      }),
    ),
  )
}
