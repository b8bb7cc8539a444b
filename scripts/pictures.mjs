// Stores the pictures of the stories that look different now; the test suite `pictures` compares with them.
process.env.STORE_PICTURES = 'yes';
process.argv.splice(2, 0, 'pictures');
await import('./test.mjs');
