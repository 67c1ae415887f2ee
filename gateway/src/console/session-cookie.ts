// The cookie that carries a session of the console: out of the reach of scripts, and never sent by another site.

const NAME = 'lavra-console';
/** With this prefix browsers hold a cookie to Secure, to this very host and to every path: no sister domain can set it. */
const SECURE_NAME = `__Host-${NAME}`;

/** @param maxAgeSeconds what is left of the session; 0 takes the cookie away */
export function sessionCookie(session: string, maxAgeSeconds: number, isHttps: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAgeSeconds}`];
  return [`${isHttps ? SECURE_NAME : NAME}=${session}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}

/** The session that a Cookie header carries; '' where it carries none. */
export function readSession(cookieHeader: string): string {
  const cookies = new Map(
    cookieHeader.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  return cookies.get(SECURE_NAME) ?? cookies.get(NAME) ?? '';
}

/** TLS ends at a proxy in front: the browser's Origin or the proxy says whether the page came by https. */
export function cameByHttps(origin: string, forwardedProto: string): boolean {
  return origin.startsWith('https://') || forwardedProto.toLowerCase() === 'https';
}
