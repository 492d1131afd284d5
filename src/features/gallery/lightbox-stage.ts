import { messages } from '#words/gallery.ts';

/** The large picture, or the video, of a card; a sentence in its place when it cannot be shown. */
export function makeStage(card: HTMLElement): HTMLElement {
  const link = card.querySelector('a');
  const small = card.querySelector('img');
  if (!link || !small) return document.createElement('p');
  return link.dataset.kind === 'video' ? makeVideo(link, small) : makePicture(link, small);
}

function makePicture(link: HTMLAnchorElement, small: HTMLImageElement): HTMLElement {
  const picture = new Image();
  // Before the addresses: with `auto` in the wrong order the browser would fetch the largest first.
  picture.sizes = '100vw';
  const width = Number(small.getAttribute('width'));
  // The place is there before the picture.
  picture.width = width;
  picture.height = Number(small.getAttribute('height'));
  if (small.srcset) picture.srcset = `${small.srcset}, ${link.href} ${Math.min(1600, width)}w`;
  picture.src = link.href;
  picture.alt = small.alt;
  picture.addEventListener('error', () => picture.replaceWith(say(messages.notLoaded)));
  return picture;
}

function makeVideo(link: HTMLAnchorElement, small: HTMLImageElement): HTMLElement {
  const video = document.createElement('video');
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.width = Number(small.getAttribute('width'));
  video.height = Number(small.getAttribute('height'));
  video.poster = small.currentSrc || small.src;
  video.src = link.href;
  video.setAttribute('aria-label', small.alt);
  const { captions } = link.dataset;
  if (captions) video.append(makeCaptions(captions));
  // Its code does not tell a lost connection from a file that the browser cannot play.
  video.addEventListener('error', () => video.replaceWith(offerFile(link)));
  return video;
}

/** For who has another program that plays it. */
function offerFile(link: HTMLAnchorElement): HTMLElement {
  const sentence = say(`${messages.videoFailed} `);
  const download = document.createElement('a');
  // The file is of another origin: it is saved where its host says so, and content's does if it is asked to.
  download.href = `${link.href}?dl=`;
  download.textContent = messages.download;
  download.className = 'underline';
  sentence.append(download, '.');
  return sentence;
}

/** They are shown from the beginning; the player's own menu puts them away. */
function makeCaptions(address: string): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = 'captions';
  track.src = address;
  track.srclang = document.documentElement.lang;
  track.label = messages.captions;
  track.default = true;
  return track;
}

function say(text: string): HTMLElement {
  const sentence = document.createElement('p');
  sentence.role = 'alert';
  sentence.textContent = text;
  return sentence;
}
