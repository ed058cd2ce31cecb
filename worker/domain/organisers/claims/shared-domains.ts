const social =
  'facebook.com fb.com fb.me instagram.com twitter.com x.com youtube.com youtu.be tiktok.com linkedin.com vk.com ok.ru ' +
  'strava.com meetup.com weibo.com line.me t.me telegram.me whatsapp.com linktr.ee komoot.com komoot.de'

const builders =
  'google.com goo.gl wixsite.com wix.com wordpress.com blogspot.com blogger.com weebly.com jimdo.com jimdofree.com ' +
  'jimdosite.com squarespace.com webnode.com webnode.page site123.me strikingly.com godaddysites.com github.io gitlab.io ' +
  'netlify.app vercel.app pages.dev workers.dev herokuapp.com firebaseapp.com web.app altervista.org tumblr.com ' +
  'notion.site webflow.io myshopify.com e-monsite.com over-blog.com canalblog.com sportsite.fr clubeo.com bit.ly ' +
  'sites.google.com docs.google.com forms.gle medium.com substack.com amebaownd.com fc2.com jimdo.jp'

const signUp =
  'runsignup.com active.com ultrasignup.com raceroster.com eventbrite.com eventbrite.de eventbrite.co.uk ticketmaster.com ' +
  'race-result.com raceresult.com my.raceresult.com mikatiming.com datasport.com njuko.net njuko.com ' +
  'klikego.com sportinnovation.fr ipitos.com endu.net mysdam.net rockthesport.com sportmaniacs.com letsdothis.com ' +
  'sientries.co.uk entrycentral.com runbritain.com racetecresults.com webscorer.com bikereg.com runreg.com trireg.com ' +
  'haku.ly hakuapp.com race.se raceid.com runnet.jp sportsentry.ne.jp moshicom.com zapisy.sts-timing.pl dostartu.pl ' +
  'datasport.pl irunningevents.com racebase.world worldsmarathons.com finishers.com ahotu.com'

const mailboxes =
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.de hotmail.fr hotmail.it hotmail.es hotmail.co.uk live.com ' +
  'live.de live.fr live.nl msn.com yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.uk yahoo.co.jp ymail.com ' +
  'icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me tutanota.com tuta.com gmx.de gmx.net gmx.com gmx.at ' +
  'gmx.ch web.de freenet.de t-online.de arcor.de posteo.de mailbox.org mail.com mail.ru inbox.ru list.ru bk.ru ' +
  'yandex.ru yandex.com ya.ru rambler.ru orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it ' +
  'virgilio.it tiscali.it alice.it tin.it pec.it hotmail.com.br uol.com.br bol.com.br terra.com.br sapo.pt ' +
  'telefonica.net bluewin.ch sunrise.ch hispeed.ch aon.at chello.at a1.net telenet.be skynet.be proximus.be ziggo.nl ' +
  'kpnmail.nl planet.nl xs4all.nl hetnet.nl home.nl wp.pl o2.pl onet.pl onet.eu interia.pl op.pl tlen.pl seznam.cz ' +
  'email.cz centrum.cz post.cz telia.com comhem.se spray.se online.no broadpark.no sol.no mail.dk stofanet.dk ' +
  'kolumbus.fi elisanet.fi luukku.com btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk ' +
  'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com sympatico.ca ' +
  'bigpond.com optusnet.com.au xtra.co.nz qq.com 163.com 126.com sina.com sohu.com foxmail.com naver.com daum.net ' +
  'hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com biglobe.ne.jp ocn.ne.jp so-net.ne.jp ' +
  'fastmail.com zoho.com hey.com duck.com mozmail.com mailinator.com yopmail.com guerrillamail.com'

/** Domains at which many have pages or mailboxes, so that an address there says nothing about an event. */
export const sharedDomains: ReadonlySet<string> = new Set(
  [social, builders, signUp, mailboxes].flatMap((list) => list.split(' ')),
)
