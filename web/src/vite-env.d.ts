// What the build puts in: see vite.config.ts.

/** Where pdf.js finds its decoders, with a slash at the end. */
declare const PDF_DECODERS_URL: string;
