// Opened only for being opened: src/pwa/take-over.ts.
close()
