// The HTML page of a 503: what the proxy in front would send, so that clients need one rule, to try again.
import { messagesIn } from './messages/languages.ts';
import type { Language } from './messages/messages.ts';

export function unavailablePage(language: Language): string {
  const { title, text } = messagesIn(language).unavailable;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>503 ${title}</title></head>
<body><h1>503 ${title}</h1><p>${text}</p></body>
</html>
`;
}
