/** Texts by which an engine must not be broken: [what they are, text]. */
export const badTexts: [string, string][] = [
  ['FTS operators', 'berlin AND NOT (marathon OR NEAR(x, 2)) ^ * : -'],
  ['an open quote', '"berlin'],
  ['quotes and an apostrophe', `'"''"" berlin""'`],
  ['a NUL character', 'ber\0lin'],
  ['a lone high surrogate', 'berlin \ud83c'],
  ['a lone low surrogate', '\udf03 berlin'],
  ['emoji only', '🏃🏃🏃🏽‍♀️'],
  ['10 kB', 'berlin '.repeat(1500)],
  ['10 kB of one word', 'ア'.repeat(3500)],
  ['many one-letter words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.repeat(4)],
  ['right-to-left text', 'ماراثون برلين ‏ מרתון'],
  ['percent and underscore', '%_%_% __'],
  ['combining marks only', '\u0301\u0301\u0301\u0301'],
  [
    'many misspelled words',
    'marathno berlinn touloose barcelonna viennna hambbourg stockhollm kopenhagan amstredam pragque',
  ],
]
