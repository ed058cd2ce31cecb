/** Codes of states and provinces as addresses have them, by country: code and English name of the gazetteer's region. */
const codesOf: Readonly<Record<string, string>> = {
  US:
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,' +
    'DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,' +
    'IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
    'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,' +
    'MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,' +
    'NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
    'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,' +
    'TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,' +
    'WY Wyoming',
  CA:
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,' +
    'NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,' +
    'ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  AU:
    'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,' +
    'QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
  BR:
    'AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Federal District,' +
    'ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,' +
    'MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,' +
    'RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,' +
    'SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins',
  IT:
    'AQ Abruzzo,CH Abruzzo,PE Abruzzo,TE Abruzzo,MT Basilicate,PZ Basilicate,CS Calabria,' +
    'CZ Calabria,KR Calabria,RC Calabria,VV Calabria,AV Campania,BN Campania,CE Campania,' +
    'NA Campania,SA Campania,BO Emilia-Romagna,FC Emilia-Romagna,FE Emilia-Romagna,' +
    'MO Emilia-Romagna,PC Emilia-Romagna,PR Emilia-Romagna,RA Emilia-Romagna,' +
    'RE Emilia-Romagna,RN Emilia-Romagna,GO Friuli Venezia Giulia,' +
    'PN Friuli Venezia Giulia,TS Friuli Venezia Giulia,UD Friuli Venezia Giulia,FR Lazio,' +
    'LT Lazio,RI Lazio,RM Lazio,VT Lazio,GE Liguria,IM Liguria,SP Liguria,SV Liguria,' +
    'BG Lombardy,BS Lombardy,CO Lombardy,CR Lombardy,LC Lombardy,LO Lombardy,MB Lombardy,' +
    'MI Lombardy,MN Lombardy,PV Lombardy,SO Lombardy,VA Lombardy,AN The Marches,' +
    'AP The Marches,FM The Marches,MC The Marches,PU The Marches,CB Molise,IS Molise,' +
    'AL Piedmont,AT Piedmont,BI Piedmont,CN Piedmont,NO Piedmont,TO Piedmont,VB Piedmont,' +
    'VC Piedmont,BA Apulia,BR Apulia,BT Apulia,FG Apulia,LE Apulia,TA Apulia,CA Sardinia,' +
    'NU Sardinia,OR Sardinia,SS Sardinia,SU Sardinia,AG Sicily,CL Sicily,CT Sicily,' +
    'EN Sicily,ME Sicily,PA Sicily,RG Sicily,SR Sicily,TP Sicily,AR Tuscany,FI Tuscany,' +
    'GR Tuscany,LI Tuscany,LU Tuscany,MS Tuscany,PI Tuscany,PO Tuscany,PT Tuscany,' +
    'SI Tuscany,BZ Trentino-Alto Adige,TN Trentino-Alto Adige,PG Umbria,TR Umbria,' +
    'AO Aosta Valley,BL Veneto,PD Veneto,RO Veneto,TV Veneto,VE Veneto,VI Veneto,' +
    'VR Veneto',
}

const regions = new Map(
  Object.entries(codesOf).flatMap(([country, codes]) =>
    codes.split(',').map((each): [string, string] => {
      const space = each.indexOf(' ')
      return [`${country} ${each.slice(0, space)}`, each.slice(space + 1)]
    }),
  ),
)

/** English name of the region of a code, such as CO in the United States; null for another text. */
export const regionOfCode = (country: string, code: string): string | null =>
  regions.get(`${country} ${code.trim().toUpperCase()}`) ?? null

const codes = new Set([...regions.keys()].map((key) => key.slice(key.indexOf(' ') + 1)))

/** True for the code of a region of any of the countries. */
export const isAnyRegionCode = (text: string): boolean => codes.has(text.trim().toUpperCase())
