import '@nestmates/ui/tokens/index.css';
import '@nestmates/ui/screens/landing/LandingScreen.tsx';
