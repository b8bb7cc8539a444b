/** An opaque rectangular picture, as an uploaded photo is. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#9db4a6"/><path d="M0 300q90-60 160-20t140-30v150H0z" fill="#6f8f78"/><circle cx="232" cy="74" r="40" fill="#f1dfb4"/><path d="M60 400q0-120 90-120t90 120z" fill="#b5654a"/><circle cx="150" cy="206" r="66" fill="#d9a886"/><path d="M80 214q-8-96 70-100 80 2 70 100-14-60-60-62-54 4-80 62z" fill="#4a2d22"/></svg>`;

export const storyPhoto = `data:image/svg+xml,${encodeURIComponent(svg)}`;
