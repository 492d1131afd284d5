/** What the Studio says (studio/preview/PreviewPane.tsx). */
const RELOAD = 'courtside:reload';

// A reload keeps the place to which the page is scrolled. Nobody can do more with it than that.
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data === RELOAD) window.location.reload();
});
