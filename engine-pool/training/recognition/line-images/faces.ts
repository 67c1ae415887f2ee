// The typefaces of drawn line images: those of the fontsource packages (open licences), a third held out of training.
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const SANS =
  'roboto lato noto-sans source-sans-3 inter ubuntu fira-sans ibm-plex-sans raleway work-sans barlow barlow-condensed archivo-narrow pt-sans pt-sans-narrow titillium-web cabin rubik public-sans asap-condensed saira-semi-condensed encode-sans arimo carlito dejavu-sans open-sans montserrat nunito oswald libre-franklin red-hat-text roboto-condensed';
const SERIF =
  'noto-serif source-serif-4 merriweather lora playfair-display eb-garamond crimson-text libre-baskerville ibm-plex-serif gelasio arvo rokkitt bitter cardo gentium-book-plus vollkorn spectral alegreya alegreya-sc cormorant-sc domine neuton sorts-mill-goudy libre-caslon-text tinos caladea zilla-slab fanwood-text quattrocento kelly-slab pt-serif old-standard-tt im-fell-english im-fell-dw-pica im-fell-double-pica';
const TYPED =
  'ubuntu-mono ibm-plex-mono inconsolata anonymous-pro cutive-mono courier-prime share-tech-mono vt323 pt-mono oxygen-mono space-mono b612-mono dm-mono roboto-mono source-code-pro cutive cousine special-elite nova-mono xanh-mono overpass-mono fira-mono lekton sometype-mono red-hat-mono cascadia-code libertinus-mono fragment-mono victor-mono jetbrains-mono azeret-mono noto-sans-mono martian-mono spline-sans-mono geist-mono syne-mono kode-mono';
const WRITTEN =
  'alex-brush allura amita annie-use-your-telescope architects-daughter bad-script bilbo bonheur-royale calligraffitti caramel carattere caveat cedarville-cursive clicker-script comforter coming-soon cookie corinthia covered-by-your-grace crafty-girls damion dancing-script dawning-of-a-new-day dekko delicious-handrawn dr-sugiyama dynalight ephesis estonia euphoria-script felipa give-you-glory gloria-hallelujah gochi-hand grand-hotel great-vibes handlee herr-von-muellerhoff homemade-apple hurricane imperial-script indie-flower inspiration italianno itim julee just-me-again-down-here kalam kolker-brush kristi la-belle-aurore league-script licorice love-light loved-by-the-king lovers-quarrel luxurious-script mali mansalva marck-script meddon meow-script miss-fajardose monsieur-la-doulaise montez moon-dance mr-dafoe mr-de-haviland mrs-saint-delafield ms-madi my-soul niconne norican nothing-you-could-do oooh-baby over-the-rainbow pangolin parisienne passions-conflict patrick-hand petit-formal-script pinyon-script playwrite-ar playwrite-br playwrite-co playwrite-de-grund playwrite-dk-loopet playwrite-es playwrite-fr-moderne playwrite-fr-trad playwrite-it-moderna playwrite-it-trad playwrite-pe playwrite-pl playwrite-pt playwrite-ro playwrite-us-trad qwigley qwitcher-grypen rancho reenie-beanie rouge-script ruthie sacramento satisfy schoolbell seaweed-script sedgwick-ave send-flowers shadows-into-light sofia square-peg sriracha stalemate style-script sue-ellen-francisco swanky-and-moo-moo tangerine the-girl-next-door vujahday-script waiting-for-the-sunrise waterfall whisper windsong yellowtail zeyada';
const HELD = new Set(
  'homemade-apple cedarville-cursive la-belle-aurore kalam caveat zeyada give-you-glory the-girl-next-door handlee playwrite-br playwrite-pt playwrite-it-trad dancing-script mrs-saint-delafield meddon bad-script mansalva dawning-of-a-new-day architects-daughter sriracha qwigley rouge-script reenie-beanie lato ubuntu ibm-plex-sans work-sans archivo-narrow titillium-web asap-condensed nunito oswald roboto-condensed source-serif-4 libre-baskerville arvo cardo spectral alegreya-sc sorts-mill-goudy zilla-slab pt-serif old-standard-tt special-elite ibm-plex-mono anonymous-pro cutive-mono pt-mono dm-mono im-fell-double-pica lekton fragment-mono red-hat-mono'.split(
    ' ',
  ),
);

/** Names of registered typefaces by their kind. */
export interface Faces {
  readonly sans: readonly string[];
  readonly serif: readonly string[];
  readonly typed: readonly string[];
  /** Handwriting. */
  readonly written: readonly string[];
}

/**
 * Registers one part of the typefaces, each in its plain and bold cut.
 * @param modules a node_modules folder with their `@fontsource` packages
 * @param held the part that training never sees
 */
export function registerFaces(modules: string, held: boolean): Faces {
  const part = (names: string): string[] => {
    const faces = names.split(' ').filter((face) => HELD.has(face) === held);
    for (const face of faces) {
      for (const cut of ['400-normal', '700-normal']) {
        // Some have no bold cut.
        GlobalFonts.registerFromPath(join(modules, '@fontsource', face, 'files', `${face}-latin-${cut}.woff2`), face);
      }
    }
    return faces;
  };
  return { sans: part(SANS), serif: part(SERIF), typed: part(TYPED), written: part(WRITTEN) };
}
