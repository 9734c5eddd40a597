export const ownUrl = 'http://localhost:11000/assets/portal.js';
