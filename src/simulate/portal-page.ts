/** What a Wi-Fi that wants a login answers in the place of everybody. */
export const portalPage = {
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Wi-Fi</title><h1>Welcome to the Wi-Fi of this place. Please log in.</h1>',
} as const
