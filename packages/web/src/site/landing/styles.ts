import '@nestmates/ui/tokens/index.css';
import '@nestmates/ui/screens/site/landing/LandingScreen.tsx';
