/**
 * Imported first by a test that opens very many pages: React and its libraries run in production mode, which takes a third
 * less time. All other tests see the warnings of the development mode.
 */
process.env.NODE_ENV = 'production';
