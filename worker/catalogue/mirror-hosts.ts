import { shownHost } from '../../src/model/values/web-address.ts'

/**
 * Hosts that republish pages of others: mirrors of Wikipedia, scrapers of news and documents, copies on other domains.
 * They are no sources, because a reader finds no author there, and the original says the same.
 */
const mirrorHosts = new Set(
  `29ru.net allthe.news alchetron.com are.news.o-abroad.com auto24news.com breakinglatest.news chile.reportnews.la
   cppjump.com daily8.com de.wiki.li de.wikibrief.org docplayer.me docslib.org doczz.net dujmmyuudcvr7.cloudfront.net
   en.wikipedia-on-ipfs.org euro.dayfr.com europesays.com fdocuments.fr franco.wiki goodnames.eth.link
   gravel-burn.link history.wenewstw.com info.adessonews.eu it.frwiki.wiki jp.helm.news justunicorns.news kuchibue.site
   news.dayfr.com newspub.live newsrebeat.com newtest.myrepublica.com origin-www.mprnews.org origin.larepublica.net original.newsbreak.com
   bpm-web.azurewebsites.net rtsh-shkodra.live staging.thesouthafrican.com staging.vedia.be ninos.kiddle.co nl.frwiki.wiki
   paperzz.com pdfslide.net pdfslide.us readkong.com rightwiki.org southampton.top sportdocbox.com test.daily8.com
   test.sdnews.com test.sc-tegeler-forst.de the-architect.xyz twiki.owiki.org vdocuments.mx vdocuments.net
   vdocuments.site wikimili.com wikipedia.cloudix.cabillot.eu wikipedia.jakami.de wikipedia.k8s.renker.it wikiwand.com
   xoilacnews.net`.split(/\s+/u),
)

/** True for a page of a host that republishes pages of others. */
export const isMirror = (url: string): boolean => mirrorHosts.has(shownHost(url))
